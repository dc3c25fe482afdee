export interface StormOrder {
  readonly port: number
  readonly feedPort: number
  readonly clients: number
  readonly each: number
  readonly symbols: number
  readonly updatesPerSecond: number
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
