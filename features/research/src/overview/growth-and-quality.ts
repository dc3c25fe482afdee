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
import { explainedRows } from '../statements/row-calculations.ts'

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
  if (!loaded) return empty(noResultsReason(await nextResults(context, subject)))
  const explained = explainedRows(rowsOf(loaded), loaded.years, subject.marketCode)
  return ready({ ...growthTable(loaded), explained })
}

/** Rows that no year has (a bank has no EBITDA) are left out. */
export function growthTable(loaded: LoadedRatios): PeriodTableView {
  const { years, last } = loaded
  return {
    columns: years.map(({ column }) => column),
    sections: [
      {
        key: 'growth',
        title: null,
        rows: rowsOf(loaded)
          .filter(row => years.some(year => 'value' in row.of(year)))
          .map(row => ({ ...toPeriodRow(row, years), over: null })),
      },
    ],
    currency: last.currency,
    basis: last.basis,
    leftOut: 0,
  }
}

function rowsOf({ past, last }: LoadedRatios): readonly FigureRow[] {
  const byEnd = new Map(past.map(period => [period.reported.periodEnd, period]))
  return [
    summaryRows[last.template][0] ?? null,
    findSummaryRow(last.template, 'epsBasic'),
    ...ratios.map(([key, label, unit]) => ratioFigureRow(byEnd, { key, label, unit })),
  ].filter(row => row !== null)
}
