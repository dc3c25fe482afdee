import { closeBefore, type MarketDay } from '@bellwether/domain'
import type { Tick, TickState } from '@bellwether/price-bus'
import { tickSize, toTick } from '@bellwether/universe/tick-size'
import type { MarketHours } from './market-hours.ts'
import { hashText, smoothNoise } from './noise.ts'
import { describeListing, type StreamedListing } from './streamed-listing.ts'
import { orderAt } from './tick-order.ts'

/** A listing, the seed of its random walk, and the session it is in with the close before it. */
export interface SimulatedSymbol {
  readonly listing: StreamedListing
  readonly seed: number
  /** Start of the session. */
  from: number
  /** The close that the session's prices start from. */
  base: number
  /** Start of the session that the stored quote has closed; null if none. */
  readonly settled: number | null
}

const minute = 60_000

// How far a price moves within a session, as a fraction, and how fast: at most 2.7 % from the close before it.
const waves = [
  { reach: 0.008, period: 240 * minute },
  { reach: 0.003, period: 30 * minute },
  { reach: 0.0015, period: 4 * minute },
  { reach: 0.001, period: 1500 },
] as const

/** As it is at `time`, from the stored quote; what a later start finds stored continues the same prices. */
export function createSimulatedSymbol(
  listing: StreamedListing,
  seed: number,
  time: number,
  hours: MarketHours,
): SimulatedSymbol {
  const { exchange, at, last } = listing
  const { from, until } = hours.dayAt(exchange, time)
  const isOver = until <= time && hours.dayAt(exchange, at.getTime()).from === from
  return {
    listing,
    seed: hashText(`${seed} ${listing.marketCode}`),
    from,
    base: closeBefore(listing, exchange, time, hours.kind) ?? last,
    settled: isOver ? from : null,
  }
}

function driftAt(seed: number, time: number): number {
  let drift = 0
  for (const { reach, period } of waves) drift += reach * smoothNoise(seed ^ period, time, period)
  return drift
}

/** Starts each session at the close before it. */
function priceAt({ listing: { unit, scale }, seed, from, base }: SimulatedSymbol, time: number): number {
  return toTick(unit, scale, base * (1 + driftAt(seed, time) - driftAt(seed, from)))
}

/** The last price of a session is what the next one starts from. */
function enterSession(symbol: SimulatedSymbol, day: MarketDay, hours: MarketHours): void {
  if (day.from <= symbol.from) return
  const { exchange, last } = symbol.listing
  const ended = hours.dayAt(exchange, symbol.from)
  symbol.base = symbol.settled === symbol.from ? last : priceAt(symbol, hours.closeOf(ended))
  symbol.from = day.from
}

/** The prices of a symbol at a time, on the tick size of its exchange, with the stored quote's spread. */
export function simulatedTick(symbol: SimulatedSymbol, time: number, state: TickState, hours: MarketHours): Tick {
  const { listing } = symbol
  enterSession(symbol, hours.dayAt(listing.exchange, time), hours)
  const { unit, scale, last, bid, ask } = listing
  const price = symbol.settled === symbol.from ? last : priceAt(symbol, time)
  const buyers = bid === null ? null : Math.min(price, toTick(unit, scale, price - (last - bid)))
  const sellers =
    ask === null
      ? null
      : Math.max((buyers ?? price) + tickSize(unit, scale, price), toTick(unit, scale, price + (ask - last)))
  return {
    ...describeListing(listing),
    ...orderAt(time),
    previousClose: symbol.base,
    time,
    state,
    price,
    bid: buyers,
    ask: sellers,
  }
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
