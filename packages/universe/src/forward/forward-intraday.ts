import { type IsoDate, toEpochDay } from '@bellwether/domain'
import { intradayOf } from '../market/intraday.ts'
import { createRandom } from '../rng.ts'
import type { IntradayPriceRow } from '../rows/prices.ts'
import type { ForwardBar, ForwardListing } from './forward-market.ts'

const barMinutes = 5

/** The bars within a day; none where there is a single price. */
export function forwardIntraday(
  seed: number,
  listing: ForwardListing,
  day: IsoDate,
  bar: ForwardBar,
): IntradayPriceRow[] {
  const { open, high, low, close, volume } = bar
  if (open === null || high === null || low === null || volume === null) return []
  const random = createRandom(seed, 'forward intraday', day, listing.id)
  return [...intradayOf(listing, toEpochDay(day), { open, high, low, close, volume }, barMinutes, random)]
}
