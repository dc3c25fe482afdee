import type { HeldPrices } from '@bellwether/domain'
import type { Kysely } from 'kysely'
import type { DatabaseError } from './errors.ts'
import type { Listening } from './listen.ts'
import type { ResultShapes } from './request/result-shapes.ts'
import type { Tables } from './tables/index.ts'

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The embedded database has one connection: inside a transaction use the transaction, never `sql`, or both wait for ever. */
  readonly sql: Kysely<Tables>
  /** What is known of the results of statements that were sent before. */
  readonly shapes: ResultShapes
  /** What whoever asks may not see yet of prices; nothing is held back without it. See `seenBy`. */
  readonly held?: () => readonly HeldPrices[]
  /** Waits for running queries, then frees everything. Calling it again is harmless. */
  close(): Promise<void>
  /** Queries that failed since the start because the database was not available. */
  readonly outages: number
  /** Calls back after messages that other processes send on a channel (`pg_notify`), and whenever some may have been missed; never on the embedded database, which has no other processes. */
  listen(channel: string, onMessage: () => void): Listening
  /** Resolves when the database answers a query; rejects with a coded error when it does not. */
  ping(): Promise<void>
}

/** Told once when the database goes away by itself, never after close(). */
export type OnLost = (error: DatabaseError) => void
