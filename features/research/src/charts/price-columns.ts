import { allSeries, chartModel } from '@bellwether/analytics/chart-model'
import type { PriceColumn, SecurityChartView } from '@bellwether/contract'
import { discountLabel } from '../securities/discount-label.ts'

/** Extra columns of the price table and its file: the adjusted close, a trust's NAV and discount, and the chosen indicators. */
export function priceColumns(view: SecurityChartView): readonly PriceColumn[] {
  const { points, nav, noTotalReturn } = view
  const last = points.at(-1)
  const adjusted: PriceColumn[] =
    noTotalReturn === null && last?.totalReturn
      ? [
          {
            label: 'Adjusted close',
            as: 'price',
            values: points.map(({ totalReturn }) => adjustedClose(totalReturn, last.close, last.totalReturn)),
          },
        ]
      : []
  return [
    ...adjusted,
    ...(nav
      ? ([
          { label: 'NAV', as: 'price', values: nav.values },
          { label: discountLabel, as: 'percent', values: nav.discounts },
        ] as const)
      : []),
    ...allSeries(chartModel(view))
      .filter(({ role }) => role === 'overlay' || role === 'indicator')
      .map(
        ({ name, unit, values }): PriceColumn => ({ label: name, as: unit === 'price' ? 'price' : 'number', values }),
      ),
  ]
}

/** The close adjusted proportionally for later payments: the last equals the close, and the changes between days are the total return. */
export function adjustedClose(totalReturn: number | null, lastClose: number, lastReturn: number | null): number | null {
  return totalReturn === null || !lastReturn ? null : Math.round((lastClose * totalReturn) / lastReturn)
}
