import type { ListingPlan } from '../identity/plan.ts'
import type { Random } from '../rng.ts'
import { toTick } from './tick-size.ts'

/** Integer prices at the listing's scale, position by position; `first` is the trading day of position 0. */
export interface DailyBars {
  readonly first: number
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

interface BarInputs {
  readonly listing: ListingPlan
  readonly first: number
  readonly closes: Float64Array
  /** What the price lost overnight by going ex-dividend, in price units. */
  readonly dropAt: (position: number) => number
  /** Shares traded on a usual day. */
  readonly usualVolume: number
  readonly finalPrice: number
}

export function createDailyBars(random: Random, inputs: BarInputs): DailyBars {
  const { listing, closes, first, dropAt, usualVolume, finalPrice } = inputs
  const { unit, scale } = listing
  const length = closes.length
  const bars = {
    first,
    open: new Float64Array(length),
    high: new Float64Array(length),
    low: new Float64Array(length),
    close: new Float64Array(length),
    volume: new Float64Array(length),
  }
  let busy = 0
  let previous = closes[0] ?? finalPrice
  for (let i = 0; i < length; i++) {
    const target = closes[i] ?? finalPrice
    const start = Math.max(previous - dropAt(i), previous * 0.5)
    const move = Math.log(target / start)
    // A third of the day's move has usually happened by the opening auction.
    const open = toTick(unit, scale, start * Math.exp(0.33 * move + 0.0025 * random.normal()))
    const close = i === length - 1 ? finalPrice : toTick(unit, scale, target)
    const reach = 0.35 * Math.abs(move) + 0.004
    const high = Math.max(open, close, toTick(unit, scale, Math.max(open, close) * (1 + reach * random.next())))
    const low = Math.min(open, close, toTick(unit, scale, Math.min(open, close) * (1 - reach * random.next())))
    busy = 0.75 * busy + 0.28 * random.normal()
    bars.open[i] = open
    bars.high[i] = high
    bars.low[i] = low
    bars.close[i] = close
    bars.volume[i] = Math.max(
      1,
      Math.round(usualVolume * Math.exp(busy - 0.1) * (0.8 + 14 * Math.min(0.15, Math.abs(move)))),
    )
    previous = target
  }
  return bars
}

/** Once-a-day prices: only a close. */
export function createSinglePrices(first: number, closes: Float64Array, finalPrice: number): DailyBars {
  const close = closes.map(value => Math.max(1, Math.round(value)))
  close[close.length - 1] = finalPrice
  const none = new Float64Array(0)
  return { first, open: none, high: none, low: none, close, volume: none }
}
