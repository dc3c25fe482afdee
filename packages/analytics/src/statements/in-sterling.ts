import { type LineKind, type StatementKind, type StatementLines, statementTemplates } from '@bellwether/domain'
import type { ReportedPeriod } from './statement-figures.ts'

const converted: ReadonlySet<LineKind> = new Set(['MONEY', 'PER_SHARE'])

/** The same period in pounds. `sterling` is how many of them one of its currency buys. */
export function inSterling(period: ReportedPeriod, sterling: number): ReportedPeriod {
  const convert = (kind: StatementKind, lines: StatementLines): StatementLines => {
    const made: Record<string, number | null> = {}
    for (const line of statementTemplates[period.template][kind]) {
      const value = lines[line.key]
      if (value != null) made[line.key] = converted.has(line.kind) ? Math.round(value * sterling) : value
    }
    return made
  }
  return {
    ...period,
    currency: 'GBP',
    income: convert('income', period.income),
    balance: period.balance && convert('balance', period.balance),
    cashFlow: period.cashFlow && convert('cashFlow', period.cashFlow),
  }
}
