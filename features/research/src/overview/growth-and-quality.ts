import type { RatioKey, RatioRule } from '@bellwether/analytics'
import type { BlockState, PeriodTableView } from '@bellwether/contract'
import { empty, ready } from '@bellwether/web/view'
import { findSummaryRow, summaryRows } from '../financials/summary-rows.ts'
import { ratioFigureRow } from '../key-ratios/ratio-figure-row.ts'
import { type LoadedRatios, loadRatios } from '../key-ratios/ratio-history.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { type FigureRow, toPeriodRow } from '../statements/figure-row.ts'
import { noResultsReason } from '../statements/first-results.ts'
import { nextResults } from '../statements/results-dates.ts'

const shownYears = 5

const ratios: readonly (readonly [RatioRule & RatioKey, string, FigureRow['unit']])[] = [
  ['operatingMargin', 'Operating margin', 'FRACTION'],
  ['returnOnCapitalEmployed', 'ROCE', 'FRACTION'],
  ['returnOnEquity', 'Return on equity', 'FRACTION'],
  ['netDebtToEbitda', 'Net debt to EBITDA', 'TIMES'],
  ['interestCover', 'Interest cover', 'TIMES'],
]

/** Whether a company grows, and how good its business is: five years of what tells most. */
export async function growthAndQuality(
  context: ResearchContext,
  subject: Subject,
): Promise<BlockState<PeriodTableView>> {
  const loaded = await loadRatios(context, subject, { years: shownYears, forecasts: 0 })
  return loaded ? ready(growthTable(loaded)) : empty(noResultsReason(await nextResults(context, subject)))
}

/** Rows that no year has (a bank has no EBITDA) are left out. */
export function growthTable({ years, past, last }: LoadedRatios): PeriodTableView {
  const byEnd = new Map(past.map(period => [period.reported.periodEnd, period]))
  const rows = [
    summaryRows[last.template][0] ?? null,
    findSummaryRow(last.template, 'epsBasic'),
    ...ratios.map(([key, label, unit]) => ratioFigureRow(byEnd, { key, label, unit })),
  ].filter(row => row !== null)
  return {
    columns: years.map(({ column }) => column),
    sections: [
      {
        key: 'growth',
        title: null,
        rows: rows
          .filter(row => years.some(year => 'value' in row.of(year)))
          .map(row => ({ ...toPeriodRow(row, years), over: null })),
      },
    ],
    currency: last.currency,
    basis: last.basis,
    leftOut: 0,
  }
}
