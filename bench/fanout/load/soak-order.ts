import type { CrowdOrder } from './crowd-order.ts'

export interface SoakOrder extends CrowdOrder {
  readonly minutes: number
  /** Connections that leave, each replaced by a new one. */
  readonly comingPerSecond: number
}

/** The gateway's statistics, right after garbage collection. */
export interface SoakSample {
  /** Since clients began to come and go. */
  readonly atMs: number
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
  readonly lastedMs: number
  readonly come: number
  /** Disconnected at random before they were open, which is not the gateway's fault. */
  readonly leftEarly: number
  /** Why connections failed, one entry for each. */
  readonly failures: readonly string[]
  readonly updates: number
  readonly disorder: number
}
