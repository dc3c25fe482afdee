import type { PriceColumn, SecurityChartView } from '@bellwether/contract'

/** What stands beside the prices in table and file: the adjusted close, a trust's NAV and discount, and the chosen indicators. */
export function priceColumns({ points, nav, noTotalReturn, indicators }: SecurityChartView): readonly PriceColumn[] {
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
          { label: 'Discount or premium', as: 'percent', values: nav.discounts },
        ] as const)
      : []),
    ...indicators.flatMap(({ place, lines }) =>
      lines.map(
        ({ name, values }): PriceColumn => ({ label: name, as: place === 'price' ? 'price' : 'number', values }),
      ),
    ),
  ]
}

/** The close less what was paid since, by proportion: the last is the close itself, and the steps between make the total return. */
export function adjustedClose(totalReturn: number | null, lastClose: number, lastReturn: number | null): number | null {
  return totalReturn === null || !lastReturn ? null : Math.round((lastClose * totalReturn) / lastReturn)
}
