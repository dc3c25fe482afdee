import { type ReportedPeriod, type StatementFigures, statementFigures } from '@bellwether/analytics'
import type { PeriodColumn } from '@bellwether/contract'
import type { financials } from '@bellwether/db'
import type { StatementLines } from '@bellwether/domain'

/** One reported or forecast period with its calculated figures and the same period a year earlier. */
export interface Period extends ReportedPeriod {
  readonly column: PeriodColumn
  readonly basis: string
  readonly figures: StatementFigures
  readonly before: Period | null
}

/**
 * Oldest first. Periods in another currency or template than the latest are left out. `prepare` is what is
 * done to the figures before anything is calculated from them.
 */
export function periodsOf(
  statements: readonly financials.Statement[],
  prepare: (period: ReportedPeriod) => ReportedPeriod = period => period,
): readonly Period[] {
  const ordered = statements.toSorted((a, b) => a.periodEnd.localeCompare(b.periodEnd))
  const latest = ordered.findLast(statement => statement.period !== 'FORECAST')
  const periods: Period[] = []
  for (const statement of ordered) {
    if (latest && (statement.currency !== latest.currency || statement.template !== latest.template)) continue
    const reported = prepare({
      template: statement.template,
      currency: statement.currency,
      periodEnd: statement.periodEnd,
      months: statement.months,
      income: linesOf(statement.income) ?? {},
      balance: linesOf(statement.balance),
      cashFlow: linesOf(statement.cashFlow),
    })
    periods.push({
      ...reported,
      column: {
        periodEnd: statement.periodEnd,
        fiscalYear: statement.fiscalYear,
        months: statement.months,
        forecast: statement.period === 'FORECAST',
        audited: statement.audited,
        restated: statement.restated,
        publishedOn: statement.publishedOn,
        ...(statement.splitRatio === null ? {} : { splitRatio: statement.splitRatio }),
      },
      basis: statement.basis,
      figures: statementFigures(reported),
      before:
        periods.findLast(
          ({ column }) => column.fiscalYear === statement.fiscalYear - 1 && column.months === statement.months,
        ) ?? null,
    })
  }
  return periods
}

function linesOf(json: Readonly<Record<string, unknown>> | null): StatementLines | null {
  if (json === null) return null
  const lines: Record<string, number> = {}
  for (const key of Object.keys(json)) {
    const value = json[key]
    if (typeof value === 'number') lines[key] = value
  }
  return lines
}
