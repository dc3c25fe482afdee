import {
  daysBetween,
  getIsoDate,
  money,
  type StatementLine,
  type StatementLines,
  statementTemplates,
} from '@bellwether/domain'
import { earningsPerShare } from './earnings-per-share.ts'
import type { ReportedPeriod } from './statement-figures.ts'

/**
 * The last twelve months: the latest year, plus what was reported since, less the same part of the year before. The
 * year itself where nothing comparable has been reported since.
 */
export function trailingYear(annual: ReportedPeriod, interims: readonly ReportedPeriod[]): ReportedPeriod {
  const since = interims
    .filter(interim => interim.periodEnd > annual.periodEnd)
    .reduce<ReportedPeriod | null>((last, next) => (last && last.periodEnd > next.periodEnd ? last : next), null)
  const before = since && interims.find(interim => isYearBefore(interim, since))
  if (!since || !before || since.template !== annual.template || since.currency !== annual.currency) return annual
  const { income, cashFlow } = statementTemplates[annual.template]
  return {
    ...annual,
    periodEnd: since.periodEnd,
    months: 12,
    income: withEarningsPerShare(annual, roll(income, annual.income, since.income, before.income, since.months)),
    balance: since.balance,
    cashFlow:
      annual.cashFlow && since.cashFlow && before.cashFlow
        ? roll(cashFlow, annual.cashFlow, since.cashFlow, before.cashFlow, since.months)
        : null,
  }
}

/** A financial year of 52 or 53 weeks ends on a weekday, not on a date. */
const weekOfYear = 8

function isYearBefore(interim: ReportedPeriod, since: ReportedPeriod): boolean {
  const days = daysBetween(getIsoDate(interim.periodEnd), getIsoDate(since.periodEnd))
  return interim.months === since.months && Math.abs(days - 365) <= weekOfYear
}

function roll(
  template: readonly StatementLine[],
  annual: StatementLines,
  since: StatementLines,
  before: StatementLines,
  months: number,
): StatementLines {
  const rolled: Record<string, number | null> = {}
  for (const { key, kind } of template) {
    // A percentage of a year cannot be made from percentages of halves.
    if (kind === 'PERCENT') continue
    const [a, b, c] = [annual[key] ?? null, since[key] ?? null, before[key] ?? null]
    if (a === null) continue
    const change = (b ?? 0) - (c ?? 0)
    // Share counts are averages: what was reported since weighs as many months as it has.
    rolled[key] = kind === 'SHARES' ? Math.round(a + (change * months) / 12) : a + change
  }
  return rolled
}

function withEarningsPerShare({ template, currency }: ReportedPeriod, income: StatementLines): StatementLines {
  const profit = income.profitToEquityHolders ?? (template === 'TRUST' ? income.profitForPeriod : null)
  const shares = income.weightedSharesBasic
  if (profit === null || profit === undefined || !shares) return income
  return { ...income, epsBasic: earningsPerShare(money(profit, currency), shares).value }
}
