import type { Close } from './closes.ts'

export interface GatewayStats {
  readonly clients: number
  readonly subscriptions: number
  readonly symbols: number
  readonly updatesIn: number
  readonly updatesOut: number
  readonly conflated: number
  readonly skipped: number
  readonly messages: number
  readonly bytes: number
  /** Bytes not yet taken by sockets: at most 64 KB per client. */
  readonly waitingBytes: number
  /** Connections closed by the gateway, by reason. */
  readonly closed: Readonly<Record<Close, number>>
  /** Current milliseconds between two flushes of a client. */
  readonly flushIntervalMs: number
  /** Age in ms of the last tick that started a round of flushes, when it came in. */
  readonly lagMs: number
}
