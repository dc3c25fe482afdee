import type { Tick } from '@bellwether/price-bus'
import type { MarketHours } from './market-hours.ts'
import { chanceAt } from './noise.ts'
import { createSimulatedSymbol, type SimulatedSymbol, simulatedTick, suspendedTick } from './simulated-price.ts'
import { simulatedTotals } from './simulated-totals.ts'
import type { StreamedListing } from './streamed-listing.ts'
import type { TickSource } from './tick-source.ts'

export interface SimulatedSourceOptions {
  readonly listings: readonly StreamedListing[]
  readonly seed: number
  /** Milliseconds between two ticks of a symbol, on average; null for the default. */
  readonly intervalMs: number | null
  readonly hours: MarketHours
  /** The time at which the listings were read, ms since 1970. */
  readonly at: number
}

const usualIntervalMs = 2000
/** A large market ticks more slowly rather than more often than this, unless an interval is given. */
const usualTicksPerMs = 5

/** Share of its turns that a symbol uses, so that it does not tick regularly. */
const activity = 0.6

/** Shorter than any session. */
const maxPartMs = 60 * 60_000

interface Turn {
  readonly symbol: SimulatedSymbol
  /** Within the period, ms. */
  readonly phase: number
}

/** The simulated market: every symbol has one turn per period, and ticks at some of them. */
export function createSimulatedSource({ listings, seed, intervalMs, hours, at }: SimulatedSourceOptions): TickSource {
  const symbols = listings.map(listing => createSimulatedSymbol(listing, seed, at, hours))
  const trading = symbols.filter(({ listing }) => !listing.suspended)
  const suspended = symbols.filter(({ listing }) => listing.suspended)
  const interval = intervalMs ?? Math.max(usualIntervalMs, trading.length / usualTicksPerMs)
  const period = Math.max(2, Math.round(interval * activity))
  const turns: readonly Turn[] = trading
    .map(symbol => ({ symbol, phase: Math.floor(chanceAt(symbol.seed, -1) * period) }))
    .sort((a, b) => a.phase - b.phase)
  const exchanges = new Set(trading.map(({ listing }) => listing.exchange))

  const isUsed = ({ seed: own }: SimulatedSymbol, round: number) => chanceAt(own, round) < activity

  function* between(from: number, to: number): Generator<Tick> {
    for (let at = from; at < to; at += maxPartMs) yield* part(at, Math.min(to, at + maxPartMs))
  }

  /** Divided where sessions end on the way, so that each closes before the next begins. */
  function* part(from: number, to: number): Generator<Tick> {
    const closes = [...exchanges]
      .map(exchange => ({ exchange, at: hours.closeOf(hours.dayAt(exchange, from)) }))
      .filter(({ at }) => at > from && at <= to)
      .sort((a, b) => a.at - b.at)
    let reached = from
    for (const { exchange, at } of closes) {
      yield* turnsBetween(reached, at)
      yield* closing(exchange, at)
      reached = at
    }
    yield* turnsBetween(reached, to)
  }

  function* turnsBetween(from: number, to: number): Generator<Tick> {
    for (let round = Math.floor(from / period); round * period <= to; round += 1) {
      const start = round * period
      for (let i = firstAfter(turns, from - start); i < turns.length; i += 1) {
        const turn = turns[i]
        if (turn === undefined || start + turn.phase > to) break
        const state = hours.stateAt(turn.symbol.listing.exchange, start + turn.phase)
        if (state !== 'CLOSED' && isUsed(turn.symbol, round))
          yield simulatedTick(turn.symbol, start + turn.phase, state, hours)
      }
    }
  }

  /** Every symbol ends its session with a tick, its closing price. */
  function* closing(exchange: string, closedAt: number): Generator<Tick> {
    const state = hours.stateAt(exchange, closedAt)
    for (const symbol of trading) {
      if (symbol.listing.exchange === exchange) yield simulatedTick(symbol, closedAt, state, hours)
    }
  }

  function* latest(time: number): Generator<Tick> {
    for (const symbol of suspended) yield suspendedTick(symbol)
    for (const exchange of exchanges) {
      if (hours.stateAt(exchange, time) === 'CLOSED') yield* closing(exchange, hours.closedSince(exchange, time))
    }
    for (const { symbol, phase } of turns) {
      const { exchange } = symbol.listing
      const state = hours.stateAt(exchange, time)
      const at = Math.max(lastTurn(symbol, phase, time), hours.dayAt(exchange, time).from)
      if (state !== 'CLOSED') yield simulatedTick(symbol, at, state, hours)
    }
  }

  function lastTurn(symbol: SimulatedSymbol, phase: number, time: number): number {
    let round = Math.floor((time - phase) / period)
    while (!isUsed(symbol, round)) round -= 1
    return round * period + phase
  }

  return {
    symbols: symbols.length,
    latest,
    between,
    totals: time => trading.map(symbol => simulatedTotals(symbol, time, hours)),
  }
}

/** Index of the first turn with a greater phase. */
function firstAfter(turns: readonly Turn[], phase: number): number {
  let low = 0
  let high = turns.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((turns[middle]?.phase ?? 0) > phase) high = middle
    else low = middle + 1
  }
  return low
}
