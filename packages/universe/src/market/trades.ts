import type { ListingPlan } from '../identity/plan.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { IntradayPriceRow, TradeRow } from '../rows/prices.ts'
import { toTick } from './tick-size.ts'

type Bar = IntradayPriceRow

const barSeconds = 300
const perBar = 3
const kept = 10

/**
 * The last trades of the day, inside the bars that are stored: the closing auction as one trade at the close, before it a few in each bar, the last of
 * them at the bar's close, none outside its range, and together no more than was traded in it.
 */
export function tradeRows(listing: ListingPlan, bars: readonly Bar[], closedAt: Date, random: Random): TradeRow[] {
  const auction = bars.at(-1)
  if (!auction) return []
  const common = { listing_id: listing.id, source_id: sourceId }
  const rows: TradeRow[] = []
  for (const bar of bars.slice(-1 - Math.ceil((kept - 1) / perBar), -1)) {
    const start = new Date(bar.at).getTime()
    const seconds = Array.from({ length: perBar }, () => random.integer(1, barSeconds - 1)).toSorted((a, b) => a - b)
    const most = Math.floor(bar.volume / perBar)
    if (most < 1) continue
    for (const [index, second] of seconds.entries()) {
      const between = bar.low + (bar.high - bar.low) * random.next()
      const price =
        index === perBar - 1
          ? bar.close
          : Math.min(bar.high, Math.max(bar.low, toTick(listing.unit, listing.scale, between)))
      rows.push({
        ...common,
        at: new Date(start + second * 1000),
        sequence: rows.length,
        price,
        shares: random.integer(1, most),
        kind: 'AUTOMATIC',
      })
    }
  }
  if (auction.volume > 0)
    rows.push({
      ...common,
      at: closedAt,
      sequence: rows.length,
      price: auction.close,
      shares: auction.volume,
      kind: 'AUCTION',
    })
  return rows.slice(-kept)
}
