import type { MarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import type { BusError } from './errors.ts'
import type { PriceBoard } from './price-board.ts'

/**
 * Carries ticks from feeds to whoever watches a symbol. Lossy by design: a watcher is owed the latest tick of a symbol,
 * never all of them. Ticks are ordered by epoch and sequence; one that is not newer than the last changes nothing, so it
 * does no harm if it comes twice or from two feeds.
 */
export interface PriceBus {
  /** False while a bus between processes cannot be reached: nothing new arrives, and it is trying to get back. */
  readonly connected: boolean
  /** Where symbols are watched. Only those are asked for. */
  readonly board: PriceBoard
  /** Says whether the tick was newer than the last one known here. Never waits. Throws on a tick the wire cannot carry. */
  publish(tick: Tick): boolean
  /** Null if nobody knows one. Between processes the first feed to answer is believed. */
  latest(marketCode: MarketCode): Promise<Tick | null>
  stats(): BusStats
  close(): Promise<void>
}

export interface BusStats {
  /** Symbols somebody here watches. */
  readonly watched: number
  /** Symbols whose latest tick is kept here. */
  readonly known: number
  /** Symbols whose latest tick waits for the connection to take it; each waits once, however often it changes. */
  readonly waiting: number
}

export interface BusOptions {
  /** For what happens outside any call: a listener that throws, a message that is no tick, trouble with the connection. */
  readonly onError: (error: BusError) => void
}
