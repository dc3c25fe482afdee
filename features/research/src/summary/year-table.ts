import type { RatioKey, RatioPeriod, RatioRule } from '@bellwether/analytics'
import type { PeriodTableView } from '@bellwether/contract'
import { findSummaryRow, summaryRows } from '../financials/summary-rows.ts'
import { ratioFigureRow } from '../key-ratios/ratio-figure-row.ts'
import type { LoadedRatios } from '../key-ratios/ratio-history.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { type FigureRow, toPeriodRow } from '../statements/figure-row.ts'

const shownYears = 5

/** Five years and broker forecasts: results, per-share figures and valuation. */
export function yearTable(loaded: LoadedRatios): PeriodTableView {
  const { last, forecasts } = loaded
  const years = loaded.years.slice(-shownYears)
  const periods = [...years, ...forecasts.map(({ period }) => period)]
  const ratios = ratiosByPeriod(loaded)
  const priced = (key: RatioRule & RatioKey, label: string, unit: FigureRow['unit'], note = '') =>
    ratioFigureRow(ratios, {
      key,
      label,
      unit,
      note: ` At the year-end price; forecasts at the last price.${note}`,
    })
  const { template } = last
  const line = (key: string) => findSummaryRow(template, key)
  const yieldRow = priced('dividendYield', 'Dividend yield', 'FRACTION')
  const rows =
    template === 'TRUST'
      ? [
          line('investmentIncome'),
          line('revenueReturnPerShare'),
          line('navPerSharePar'),
          priced('priceNetAssets', discountLabel, 'FRACTION'),
          line('dps'),
          yieldRow,
        ]
      : [
          summaryRows[template][0] ?? null,
          line('profitBeforeTax'),
          line('epsBasic'),
          line('epsGrowth'),
          priced('priceEarnings', 'P/E', 'MULTIPLE'),
          priced('priceEarningsGrowth', 'PEG', 'MULTIPLE', ' Based on the following year’s growth.'),
          line('dps'),
          yieldRow,
        ]
  return {
    columns: periods.map(({ column }) => column),
    sections: [
      {
        key: 'years',
        title: null,
        rows: rows.filter(row => row !== null).map(row => ({ ...toPeriodRow(row, periods), over: null })),
      },
    ],
    currency: last.currency,
    basis: last.basis,
    leftOut: 0,
  }
}

/** Every year has the next year's earnings, which PEG needs. */
function ratiosByPeriod({ past, forecasts }: LoadedRatios): ReadonlyMap<string, RatioPeriod> {
  const all = [...past, ...forecasts.map(({ ratios }) => ratios)]
  return new Map(
    all.map((ratios, index) => [
      ratios.reported.periodEnd,
      { ...ratios, epsForward: all[index + 1]?.figures.eps ?? null },
    ]),
  )
}
