import type { importedPrices, NewRow } from '@bellwether/db'
import { findExchange, percentChange, price, startOfDay } from '@bellwether/domain'
import type { StoredBar } from './write-daily-prices.ts'

const daysAveraged = 30
/** Of a listing whose exchange we do not know: late in the day, UTC. */
const unknownCloseMinute = 21 * 60

/** The quote that the last close makes; `year` are the bars of the twelve months up to it, oldest first. */
export function closingQuote(
  listing: importedPrices.PricedListing,
  year: readonly StoredBar[],
  sourceId: number,
): NewRow<'quotes'> | null {
  const bar = year.at(-1)
  if (bar === undefined) return null
  const before = year.at(-2)?.close ?? null
  const asPrice = (value: number) => price(value, listing.scale, listing.unit)
  const recent = year.slice(-daysAveraged).flatMap(({ volume }) => volume ?? [])
  return {
    listing_id: listing.id,
    state: 'CLOSE',
    at: closeOf(listing.exchange, bar.day),
    last: bar.close,
    bid: null,
    ask: null,
    open: bar.open,
    high: bar.high === null ? null : Math.max(bar.high, bar.close),
    low: bar.low === null ? null : Math.min(bar.low, bar.close),
    previous_close: before,
    day_change: before === null ? null : bar.close - before,
    day_change_pct: before === null || before === 0 ? null : percentChange(asPrice(before), asPrice(bar.close)),
    volume: bar.volume,
    trades: null,
    average_volume_30d:
      recent.length === 0 ? null : Math.round(recent.reduce((sum, volume) => sum + volume, 0) / recent.length),
    // An official close may be outside the range of the day's trades.
    year_high: Math.max(...year.flatMap(({ high, close }) => [high ?? close, close])),
    year_low: Math.min(...year.flatMap(({ low, close }) => [low ?? close, close])),
    source_id: sourceId,
  }
}

function closeOf(code: string, day: StoredBar['day']): Date {
  const exchange = findExchange(code)
  const start = startOfDay(day, exchange?.zone ?? 'UTC')
  const minute = exchange ? exchange.closeMinute + exchange.closingAuction : unknownCloseMinute
  return new Date(start.getTime() + minute * 60_000)
}
