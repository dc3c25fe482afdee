import { isoOf } from '../calendar.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { DailyPriceRow } from '../rows/prices.ts'
import type { DailyBars } from './daily-bars.ts'

export function* dailyPriceRows(market: Market, listingId: number, bars: DailyBars): Generator<DailyPriceRow> {
  const { storedDays } = market.depth
  const length = bars.close.length
  const single = bars.open.length === 0
  for (let i = storedDays === null ? 0 : Math.max(0, length - storedDays); i < length; i++) {
    yield {
      listing_id: listingId,
      day: isoOf(market.days.days[bars.first + i] ?? market.until),
      open: single ? null : (bars.open[i] ?? 0),
      high: single ? null : (bars.high[i] ?? 0),
      low: single ? null : (bars.low[i] ?? 0),
      close: bars.close[i] ?? 0,
      volume: single ? null : (bars.volume[i] ?? 0),
      source_id: sourceId,
    }
  }
}
