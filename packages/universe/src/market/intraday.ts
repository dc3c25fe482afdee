import type { EpochDay } from '../calendar.ts'
import type { ListingPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { IntradayPriceRow } from '../rows/prices.ts'
import type { DailyBars } from './daily-bars.ts'
import { getExchange, instantAt } from './exchange-time.ts'
import { toTick } from './tick-size.ts'

const auctionShare = 0.18

/** Trading days counted back from the last one, and the length of their bars. */
export interface IntradayDays {
  /** The first of them; 5 is the fifth day from the end. */
  readonly from: number
  /** The day after the last of them, counted the same way; 0 ends with the last day. */
  readonly until: number
  readonly barMinutes: number
}

/** Bars of the given days; together they make exactly the daily bar. The last one of a day is the closing auction. */
export function* intradayRows(
  market: Market,
  listing: ListingPlan,
  bars: DailyBars,
  { from, until, barMinutes }: IntradayDays,
  random: Random,
): Generator<IntradayPriceRow> {
  for (let i = Math.max(0, bars.close.length - from); i < bars.close.length - until; i++) {
    const day = market.days.days[bars.first + i] ?? market.until
    const bar = {
      open: bars.open[i] ?? 0,
      high: bars.high[i] ?? 0,
      low: bars.low[i] ?? 0,
      close: bars.close[i] ?? 0,
      volume: bars.volume[i] ?? 0,
    }
    yield* intradayOf(listing, day, bar, barMinutes, random)
  }
}

/** The bars of one day. */
export function* intradayOf(
  listing: TradedListing,
  day: EpochDay,
  bar: DayBar,
  barMinutes: number,
  random: Random,
): Generator<IntradayPriceRow> {
  const exchange = getExchange(listing.exchange)
  const count = Math.floor((exchange.closeMinute - exchange.openMinute) / barMinutes)
  const ends = dayPath(random, listing, count, bar)
  const volumes = shareOut(bar.volume, volumeShape(random, count))
  let previous = bar.open
  for (let b = 0; b <= count; b++) {
    const { close, high, low } = ends[b] ?? { close: previous, high: previous, low: previous }
    yield {
      listing_id: listing.id,
      at: instantAt(day, exchange.openMinute + b * barMinutes, exchange.zone),
      open: previous,
      high: Math.max(previous, close, high),
      low: Math.min(previous, close, low),
      close,
      volume: volumes[b] ?? 0,
      source_id: sourceId,
    }
    previous = close
  }
}

type TradedListing = Pick<ListingPlan, 'id' | 'exchange' | 'unit' | 'scale'>

interface DayBar {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** A random bridge from open to close inside the day's range, which touches both ends of it. */
function dayPath(random: Random, listing: TradedListing, count: number, day: DayBar) {
  const range = Math.max(1, day.high - day.low)
  const walk = [0]
  for (let b = 1; b <= count; b++) walk.push((walk[b - 1] ?? 0) + random.normal())
  const drift = walk[count] ?? 0
  const amplitude = (range * 0.55) / Math.sqrt(count)
  const highAt = random.integer(1, count - 1)
  const lowAt = (highAt + random.integer(Math.floor(count / 4), count - 2)) % count
  const within = (value: number) => Math.min(day.high, Math.max(day.low, value))
  return Array.from({ length: count + 1 }, (_, b) => {
    const bridge = day.open + ((day.close - day.open) * b) / count + amplitude * ((walk[b] ?? 0) - (drift * b) / count)
    const close = b === count ? day.close : within(toTick(listing.unit, listing.scale, bridge))
    const reach = range * 0.04
    return {
      close,
      high:
        b === highAt
          ? day.high
          : b === count
            ? close
            : within(toTick(listing.unit, listing.scale, close + reach * random.next())),
      low:
        b === lowAt
          ? day.low
          : b === count
            ? close
            : within(toTick(listing.unit, listing.scale, Math.max(1, close - reach * random.next()))),
    }
  })
}

/** Busy at both ends of the day, quiet at lunch, and a large closing auction. */
function volumeShape(random: Random, count: number): number[] {
  const shape = Array.from({ length: count }, (_, b) => {
    const x = (2 * b) / (count - 1) - 1
    return (0.5 + 1.6 * x * x) * Math.exp(0.5 * random.normal())
  })
  const total = shape.reduce((sum, part) => sum + part, 0)
  return [...shape, (total * auctionShare) / (1 - auctionShare)]
}

/** Whole shares by weight; what rounding leaves goes to the last. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const parts = weights.map(weight => Math.floor((total * weight) / sum))
  const left = total - parts.reduce((a, b) => a + b, 0)
  parts[parts.length - 1] = (parts[parts.length - 1] ?? 0) + left
  return parts
}
