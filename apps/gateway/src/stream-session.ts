import { streaming } from '@bellwether/db'

/** A long trading day. */
export const { sessionLifetimeMs } = streaming

export interface StreamSession {
  /** Random; counts the sockets of one guest. */
  readonly id: string
  readonly userId: number | null
  /** Reference to the login that asked for the session; null for guests and host pages. */
  readonly login: string | null
  /** Of the widget token that a page of another site presented; null for our own pages. */
  readonly clientId: string | null
  /** By the database's clock, ms since 1970. */
  readonly issuedAt: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
