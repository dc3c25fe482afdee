import type { Tick } from '@bellwether/price-bus'
import type { MarketHours } from '../market-hours.ts'
import { orderAt } from '../tick-order.ts'

/** The last trade of a session may be reported a little after its end. */
export const lateMs = 2 * 60_000

/** When ticks of each exchange last came, by the source's clock. */
export type HeardAt = ReadonlyMap<string, number>

export interface Silence {
  readonly exchange: string
  readonly now: number
  readonly heardAt: HeardAt
  /** By how much the source is behind. */
  readonly delayMs: number
}

/**
 * The tick that ends a session which is over, at its last price: real sources fall silent without one. Null while anything of the
 * exchange still comes, whatever a clock says: it may be wrong.
 */
export function closingTick(last: Tick, hours: MarketHours, { exchange, now, heardAt, delayMs }: Silence): Tick | null {
  if (last.state === 'CLOSED' || last.state === 'SUSPENDED') return null
  const { until } = hours.dayAt(exchange, last.time)
  const isOver = now >= until + delayMs + lateMs && now >= (heardAt.get(exchange) ?? 0) + lateMs
  return isOver ? { ...last, ...orderAt(until), time: until, state: 'CLOSED' } : null
}
