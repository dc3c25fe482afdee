import type { DividendRecord } from '@bellwether/analytics'
import type { Calculation, CalculationInput } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { type MarketCode, money, type Price, pagePath } from '@bellwether/domain'
import { countValue, moneyValue, priceValue } from '@bellwether/web/view'
import { explanationPath, lineHref, paidInput, sourceLabels } from '../calculations/calculation-sources.ts'
import type { Subject } from '../layout/subject.ts'
import type { DatedPoint } from '../securities/dated-line.ts'

type Described = Pick<Subject, 'marketCode' | 'quote' | 'day'>

/** The average of every day, of which the chart shows some. */
export function averageYieldCalculation({ marketCode }: Described, points: readonly DatedPoint[]): Calculation {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const last = points.at(-1)
  return {
    formula: 'Sum of the daily yields ÷ days',
    inputs: [
      {
        label: 'Sum of the daily yields',
        value: { kind: 'percent', fraction: known.reduce((sum, value) => sum + value, 0) },
      },
      {
        label: 'Days',
        value: countValue(known.length),
        source: '5-year yield history',
        ...(last ? { asAt: last.day } : {}),
        href: `${pagePath('dividends', marketCode)}#yields`,
      },
    ],
  }
}

/** Between two complete years; undefined where our history does not reach back. */
export function growthCalculation(
  marketCode: MarketCode,
  record: DividendRecord | null,
  years: 1 | 3 | 5 | 10,
): Calculation | undefined {
  const last = record?.last
  const first = record?.totals.find(({ financialYear }) => financialYear === (last?.financialYear ?? 0) - years)
  if (!last?.total || !first?.total) return undefined
  const input = ({ financialYear, total }: DividendRecord['last']): CalculationInput => ({
    label: `Dividends ${financialYear}`,
    value: priceValue(total),
    source: sourceLabels.dividends,
    href: explanationPath.dividends(marketCode),
  })
  const growth = `Dividends ${last.financialYear} ÷ dividends ${first.financialYear}`
  return {
    formula: years === 1 ? `${growth} − 1` : `(${growth}) to the power of (1 ÷ ${years}) − 1`,
    inputs: [input(last), input(first)],
  }
}

/** By the payments that its calculation lists; by the accounts where they do not reach back so far. */
export function fiveYearGrowth(
  record: DividendRecord | null,
  inputs: { readonly dpsGrowth5y: number | null } | null,
): number | null {
  return record?.growth[5] ?? inputs?.dpsGrowth5y ?? null
}

/** Every year that counts, and the first that does not. */
export function increasesCalculation(marketCode: MarketCode, record: DividendRecord): Calculation {
  return {
    formula: `Complete ${record.basis} years in a row, up to the last, that paid more than the year before`,
    inputs: record.totals.slice(0, record.increases + 2).map(({ financialYear, total }) => ({
      label: `Dividends ${financialYear}`,
      value: priceValue(total),
      source: sourceLabels.dividends,
      href: explanationPath.dividends(marketCode),
    })),
  }
}

export const reserveFormula = 'Revenue reserve ÷ (dividend per share × shares in issue)'

export function reserveCalculation(
  subject: Described,
  { revenueReserve, currency, sharesInIssue, asAt }: facts.TrustFacts,
  dps: Price | null,
): Calculation | undefined {
  if (revenueReserve === null) return undefined
  return {
    formula: reserveFormula,
    inputs: [
      {
        label: 'Revenue reserve',
        value: moneyValue(money(revenueReserve, currency)),
        source: sourceLabels.balance,
        asAt,
        href: lineHref(subject.marketCode, 'financials/balance-sheet', 'revenueReserve'),
      },
      paidInput(subject, dps),
      { label: 'Shares in issue', value: countValue(sharesInIssue), source: sourceLabels.shares, asAt },
    ],
  }
}
