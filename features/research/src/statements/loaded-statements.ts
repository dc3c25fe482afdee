import { adjustedIncome, hasAdjustments, inSterling, type ReportedPeriod } from '@bellwether/analytics'
import type { Conversion, StatementBasis } from '@bellwether/contract'
import { exchangeRates, type financials } from '@bellwether/db'
import { statementTemplates } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { type Period, periodsOf } from './period.ts'

export interface LoadedStatements {
  /** Oldest first, on the requested basis and in the requested currency. */
  readonly periods: readonly Period[]
  readonly conversion: Conversion | null
  /** Something is left out of adjusted earnings. */
  readonly adjustable: boolean
}

/** Statements as periods. A choice that is not available falls back to the figures as reported. */
export async function loadStatements(
  { db }: ResearchContext,
  statements: readonly financials.Statement[],
  { basis, currency }: { readonly basis: StatementBasis; readonly currency: 'reported' | 'GBP' },
): Promise<LoadedStatements> {
  const reported = periodsOf(statements)
  const from = reported.at(-1)?.currency
  const rate = from && from !== 'GBP' ? await exchangeRates.find(db, from) : null
  const conversion = rate && { from: rate.currency, sterling: rate.sterling, asAt: rate.asAt }
  const adjustable = reported.some(({ income }) => hasAdjustments(income))
  const prepare = (period: ReportedPeriod): ReportedPeriod => {
    const shown = basis === 'adjusted' && adjustable ? withoutAdjustments(period) : period
    return currency === 'GBP' && conversion ? inSterling(shown, conversion.sterling) : shown
  }
  return { periods: periodsOf(statements, prepare), conversion, adjustable }
}

function withoutAdjustments(period: ReportedPeriod): ReportedPeriod {
  return { ...period, income: adjustedIncome(statementTemplates[period.template].income, period.income) }
}
