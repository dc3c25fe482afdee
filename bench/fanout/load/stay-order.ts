import type { DialectName } from './load-order.ts'

export interface StayOrder {
  readonly dialect: DialectName
  readonly port: number
  readonly feedPort: number
  readonly pid: number
  readonly clients: number
  readonly each: number
  readonly symbols: number
}

export interface StayResult {
  /** Resident memory of the server, the growth since before the first connection divided by all of them. */
  readonly bytesEach: number
  readonly openedMs: number
}
