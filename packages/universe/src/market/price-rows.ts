import type { IsoDate } from '@bellwether/domain'
import { isoOf } from '../calendar.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { PriceHistoryRow } from '../rows/prices.ts'
import type { DailyBars } from './daily-bars.ts'

export function priceHistoryRow(market: Market, listingId: number, bars: DailyBars): PriceHistoryRow {
  const { first, open, high, low, close, volume } = bars
  const single = open.length === 0
  const days = isoDays(market)
  return {
    listing_id: listingId,
    // The same array where it can be: whoever copies or reads many histories then does so once.
    days: close.length === days.length ? days : days.slice(first, first + close.length),
    ...(single ? { open: null, high: null, low: null, volume: null } : { open, high, low, volume }),
    close,
    source_id: sourceId,
  }
}

const textsOf = new WeakMap<Market['days'], readonly IsoDate[]>()

/** Made once for each market: every listing has the same days. */
function isoDays({ days }: Market): readonly IsoDate[] {
  const texts = textsOf.get(days) ?? days.days.map(isoOf)
  textsOf.set(days, texts)
  return texts
}
