import type { MarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import type { ControlChannel } from './control-channel.ts'
import type { BusError } from './errors.ts'
import type { PriceBoard } from './price-board.ts'

/**
 * Carries ticks from feeds to whoever watches a symbol. Lossy by design: a watcher gets the latest tick of a symbol, not
 * every one. Ticks are ordered by epoch and sequence; one that is not newer than the last is ignored, so repeated ticks
 * and parallel feeds are harmless.
 */
export interface PriceBus {
  /** False while a bus between processes cannot be reached: nothing new arrives while it reconnects. */
  readonly connected: boolean
  /** Where symbols are watched. Only watched symbols are subscribed to. */
  readonly board: PriceBoard
  /** Messages to every gateway. */
  readonly control: ControlChannel
  /** Says whether the tick was newer than the last one known here. Never blocks. Throws on a tick the wire cannot represent. */
  publish(tick: Tick): boolean
  /** Null if none is known. Between processes the first response counts. */
  latest(marketCode: MarketCode): Promise<Tick | null>
  stats(): BusStats
  close(): Promise<void>
}

export interface BusStats {
  /** Symbols watched in this process. */
  readonly watched: number
  /** Symbols whose latest tick is kept here. */
  readonly known: number
  /** Symbols whose latest tick is waiting to be sent; each waits once, however often it changes. */
  readonly waiting: number
}

export interface BusOptions {
  /** For errors outside any call: a listener that throws, an invalid message, a connection error. */
  readonly onError: (error: BusError) => void
}
