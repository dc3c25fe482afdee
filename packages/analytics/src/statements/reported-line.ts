import { absent, money, present, type Ratio, type StatementKind } from '@bellwether/domain'
import { earningsPerShare } from './earnings-per-share.ts'
import type { ReportedPeriod } from './statement-figures.ts'

export function reportedFigure(value: number | null): Ratio {
  return value === null ? absent('NOT_REPORTED', 'Not reported') : present(value)
}

/** A line of one of the period's statements. */
export function reportedLine(period: ReportedPeriod, kind: StatementKind, key: string): Ratio {
  return reportedFigure(period[kind]?.[key] ?? null)
}

/** A sum divided by a number of shares, as PER_SHARE lines are written. */
export function amountPerShare(sum: number | null, shares: number | null, currency: string): Ratio {
  if (sum === null || shares === null || shares <= 0) return reportedFigure(null)
  return present(earningsPerShare(money(sum, currency), shares).value)
}
