import type { StormOrder } from './storm-order.ts'

/** Some clients live in a process of their own, which is stopped for a while (SIGSTOP) as a laptop is that is shut. */
export interface PausedOrder extends StormOrder {
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

/** What the process to be stopped says: that all are open; and when all had what was wanted, in milliseconds since 1970. */
export type StoppedSays = { readonly says: 'open' } | { readonly says: 'latest'; readonly at: number }

/** What it is asked: to tell when every client has at least these sequences, by symbol. */
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
  /** From going on until the stopped clients had whatever was the latest at that moment. */
  readonly latestAfterMs: number | null
}
