import type { SymbolTotals, Tick } from '@bellwether/price-bus'

/**
 * A source of ticks as a function of time alone: two feeds with the same source make the same ticks, so that both
 * may run at once. Times are milliseconds since 1970.
 */
export interface TickSource {
  /** How many symbols it has. */
  readonly symbols: number
  /** The last tick of every symbol at that time. */
  latest(time: number): Iterable<Tick>
  /** The ticks after `from`, up to `to` and with it; those of one symbol in order. */
  between(from: number, to: number): Iterable<Tick>
  /** What has been traded of each symbol in its session by that time; absent where the source does not know. */
  totals?(time: number): Iterable<SymbolTotals>
}
