import type { IsoDate } from '@bellwether/domain'
import { toTick } from '../market/tick-size.ts'
import { createRandom } from '../rng.ts'
import type { ForwardBar, ForwardListing } from './forward-market.ts'

/** The bar of a day from the close before it. `move` is a log return, `drop` what the price loses by going ex-dividend. */
export function forwardBar(
  seed: number,
  listing: ForwardListing,
  day: IsoDate,
  { before, move, drop }: { readonly before: number; readonly move: number; readonly drop: number },
): ForwardBar {
  const { id, unit, scale, usualVolume } = listing
  const start = Math.max(before - drop, before * 0.5)
  if (usualVolume === null)
    return { open: null, high: null, low: null, close: atLeastOne(start * Math.exp(move)), volume: null }
  const random = createRandom(seed, 'forward bar', day, id)
  const close = toTick(unit, scale, start * Math.exp(move))
  // A third of the day's move has usually happened by the opening auction.
  const open = toTick(unit, scale, start * Math.exp(0.33 * move + 0.0025 * random.normal()))
  const reach = 0.35 * Math.abs(move) + 0.004
  const busy = Math.exp(0.4 * random.normal() - 0.08)
  return {
    open,
    high: Math.max(open, close, toTick(unit, scale, Math.max(open, close) * (1 + reach * random.next()))),
    low: Math.min(open, close, toTick(unit, scale, Math.min(open, close) * (1 - reach * random.next()))),
    close,
    volume: atLeastOne(usualVolume * busy * (0.8 + 14 * Math.min(0.15, Math.abs(move)))),
  }
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value))
}
