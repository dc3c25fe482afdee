import type { Tick, TickState } from '@bellwether/price-bus'
import { tickSize, toTick } from '@bellwether/universe'
import { hashText, smoothNoise } from './noise.ts'
import { describeListing, type StreamedListing } from './streamed-listing.ts'
import { orderAt } from './tick-order.ts'

/** A listing and the seed of its random walk. */
export interface SimulatedSymbol {
  readonly listing: StreamedListing
  readonly seed: number
}

const minute = 60_000

// How far a price moves from the stored quote, as a fraction, and how fast: at most 1.35 % in total.
const waves = [
  { reach: 0.008, period: 240 * minute },
  { reach: 0.003, period: 30 * minute },
  { reach: 0.0015, period: 4 * minute },
  { reach: 0.001, period: 1500 },
] as const

export function createSimulatedSymbol(listing: StreamedListing, seed: number): SimulatedSymbol {
  return { listing, seed: hashText(`${seed} ${listing.marketCode}`) }
}

/** The prices of a symbol at a time: around the stored quote, on the tick size of its exchange, with the quote's spread. */
export function simulatedTick({ listing, seed }: SimulatedSymbol, time: number, state: TickState): Tick {
  const { unit, scale, last, bid, ask } = listing
  let drift = 0
  for (const { reach, period } of waves) drift += reach * smoothNoise(seed ^ period, time, period)
  const price = toTick(unit, scale, last * (1 + drift))
  const buyers = bid === null ? null : Math.min(price, toTick(unit, scale, price - (last - bid)))
  const sellers =
    ask === null
      ? null
      : Math.max((buyers ?? price) + tickSize(unit, scale, price), toTick(unit, scale, price + (ask - last)))
  return { ...describeListing(listing), ...orderAt(time), time, state, price, bid: buyers, ask: sellers }
}

/** The stored quote of a suspended symbol. */
export function suspendedTick({ listing }: SimulatedSymbol): Tick {
  const time = listing.at.getTime()
  return {
    ...describeListing(listing),
    ...orderAt(time),
    time,
    state: 'SUSPENDED',
    price: listing.last,
    bid: null,
    ask: null,
  }
}
