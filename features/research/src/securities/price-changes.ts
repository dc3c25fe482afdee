import { periodStart } from '@bellwether/analytics'
import type { IsoDate } from '@bellwether/domain'

/** Changes of the price alone, as fractions; null before there was a price. */
export interface PriceChanges {
  readonly threeMonths: number | null
  readonly twelveMonths: number | null
}

/** The days whose closes `priceChanges` takes: three and twelve months before another. */
export const changesSince = (day: IsoDate): readonly [IsoDate, IsoDate] => [
  periodStart('3M', day, day),
  periodStart('1Y', day, day),
]

export function priceChanges(
  last: number | null,
  [quarter = null, year = null]: readonly (number | null)[],
): PriceChanges {
  const since = (close: number | null) => (last !== null && close ? last / close - 1 : null)
  return { threeMonths: since(quarter), twelveMonths: since(year) }
}
