import type { CrowdOrder } from './crowd-order.ts'

/** Some clients run in a process that is stopped for a while (SIGSTOP), like a closed laptop. */
export interface PausedOrder extends CrowdOrder {
  readonly stopped: StoppedOrder
  readonly stoppedSeconds: number
}

export interface StoppedOrder {
  readonly port: number
  readonly feedPort: number
  readonly clients: number
  readonly each: number
  readonly symbols: number
}

/** What the stopped process reports: that all are open, and when all had the requested sequences, in ms since 1970. */
export type StoppedSays = { readonly says: 'open' } | { readonly says: 'latest'; readonly at: number }

/** A request to report when every client has at least these sequences, by symbol. */
export interface Wanted {
  readonly sequences: readonly number[]
}

export interface PausedResult {
  /** Of the clients that are not stopped, ms. */
  readonly p99Before: number
  readonly p99Meanwhile: number
  /** In the gateway's own memory, for all clients together. */
  readonly maxWaitingBytes: number
  readonly allowedBytes: number
  readonly skipped: number
  /** From resuming until the stopped clients had what was the latest at that moment. */
  readonly latestAfterMs: number | null
}
