import { price as createPrice, dayChangeOf } from '@bellwether/domain'
import { addMonthsTo } from '../calendar.ts'
import type { ListingPlan, SecurityPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { QuoteRow } from '../rows/prices.ts'
import type { DailyBars } from './daily-bars.ts'
import { getExchange, instantAt } from './exchange-time.ts'
import { tickSize, toTick } from './tick-size.ts'

/** The quote as of the close of the last day, drawn from the same bars that are stored. */
export function quoteRow(
  market: Market,
  plan: SecurityPlan,
  listing: ListingPlan,
  bars: DailyBars,
  spread: number,
  random: Random,
): QuoteRow {
  const end = bars.close.length - 1
  const last = bars.close[end] ?? plan.finalPrice
  const previous = end > 0 ? (bars.close[end - 1] ?? last) : null
  const at = (value: number) => createPrice(value, listing.scale, listing.unit)
  const change = previous === null ? null : dayChangeOf(at(last), at(previous))
  const lastDay = market.days.days[bars.first + end] ?? market.until
  const yearFrom = Math.max(0, market.days.indexFrom(addMonthsTo(lastDay, -12) + 1) - bars.first)
  const single = bars.open.length === 0
  const highs = single ? bars.close : bars.high
  const lows = single ? bars.close : bars.low
  let yearHigh = last
  let yearLow = last
  for (let i = yearFrom; i <= end; i++) {
    yearHigh = Math.max(yearHigh, highs[i] ?? last)
    yearLow = Math.min(yearLow, lows[i] ?? last)
  }
  const suspended = plan.suspendedOn !== null
  const { bid, ask } = suspended || spread === 0 ? { bid: null, ask: null } : bidAndAsk(listing, last, spread)
  const volume = single ? null : (bars.volume[end] ?? 0)
  return {
    listing_id: listing.id,
    state: suspended ? 'SUSPENDED' : 'CLOSE',
    at: closingTime(listing, lastDay),
    last,
    bid,
    ask,
    open: single ? null : (bars.open[end] ?? last),
    high: single ? null : (bars.high[end] ?? last),
    low: single ? null : (bars.low[end] ?? last),
    previous_close: previous,
    day_change: change?.amount.value ?? null,
    day_change_pct: change?.fraction ?? null,
    volume,
    trades: volume === null ? null : Math.max(1, Math.round(volume / random.uniform(400, 2600))),
    average_volume_30d: single ? null : averageVolume(bars, 30),
    year_high: yearHigh,
    year_low: yearLow,
    source_id: sourceId,
  }
}

function closingTime(listing: ListingPlan, day: number): Date {
  if (listing.exchange === 'FUND') return instantAt(day, 12 * 60, 'Europe/London')
  const exchange = getExchange(listing.exchange)
  return instantAt(day, exchange.closeMinute + exchange.closingAuction, exchange.zone)
}

/** Around the last price, at least one tick apart. */
function bidAndAsk(listing: ListingPlan, last: number, spread: number): { bid: number; ask: number } {
  const tick = tickSize(listing.unit, listing.scale, last)
  const bid = Math.min(last, toTick(listing.unit, listing.scale, last * (1 - spread / 2)))
  const ask = Math.max(bid + tick, toTick(listing.unit, listing.scale, last * (1 + spread / 2)))
  return { bid, ask }
}

function averageVolume(bars: DailyBars, days: number): number {
  const recent = bars.volume.slice(-days)
  let sum = 0
  for (const volume of recent) sum += volume
  return Math.round(sum / recent.length)
}

/** The dearer to trade the smaller the company; as a fraction of the price. */
export function usualSpread(sizeGbp: number): number {
  return Math.min(0.05, Math.max(0.0005, 0.0007 * (5e11 / Math.max(1, sizeGbp)) ** 0.47))
}

/** The bars of another line of the same security, whose prices are a multiple on each day. */
export function convertBars(bars: DailyBars, multipleOn: (position: number) => number): DailyBars {
  const price = (value: number, index: number) => Math.max(1, Math.round(value * multipleOn(bars.first + index)))
  return {
    first: bars.first,
    open: bars.open.map(price),
    high: bars.high.map(price),
    low: bars.low.map(price),
    close: bars.close.map(price),
    volume: bars.volume.map(volume => Math.max(1, Math.round(volume * 0.2))),
  }
}
