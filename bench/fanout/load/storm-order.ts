import type { Ports } from '../servers/contestants.ts'
import type { CrowdOrder } from './crowd-order.ts'

export interface StormOrder extends CrowdOrder {
  /** The gateway to which all come back: the same, or another that has just started. */
  readonly to: Ports
}

/** Milliseconds from the cut until a client has a price of each of its symbols again. */
export interface StormResult {
  readonly p50: number
  readonly p99: number
  readonly last: number
  /** Connections tried, those that were refused or lost included. */
  readonly attempts: number
  /** That the gateway would have asked its database meanwhile. */
  readonly queries: number
}
