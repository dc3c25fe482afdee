import type { StormOrder } from './storm-order.ts'

export interface SoakOrder extends StormOrder {
  readonly minutes: number
  /** Connections that leave, each replaced by a new one. */
  readonly comingPerSecond: number
}

/** What the gateway says of itself, right after its garbage was collected. */
export interface SoakSample {
  readonly clients: number
  readonly subscriptions: number
  readonly symbols: number
  readonly heapUsed: number
  readonly external: number
  readonly rss: number
}

export interface SoakResult {
  readonly samples: readonly SoakSample[]
  /** After everybody has left. */
  readonly end: SoakSample
  readonly come: number
  readonly failed: number
  readonly updates: number
  readonly disorder: number
}
