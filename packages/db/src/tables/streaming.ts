import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Bytes, Day, Instant, InstantWithDefault, MaybeInstant } from './column.ts'

export interface StreamingTokensTable {
  /** Sha-256 of the token; the token itself is not stored. */
  token_hash: Bytes
  /** Null: a guest. */
  user_id: number | null
  expires_at: Instant
  /** Reference to the login that asked; null for a guest. */
  login: string | null
}

export interface StreamingRevocationsTable {
  id: Generated<number>
  user_id: number
  /** Null: every login of the user. */
  login: string | null
  revoked_at: InstantWithDefault
}

export interface StreamingKeysTable {
  /** Always 1: there is one key. */
  id: number
  secret: Bytes
  created_at: InstantWithDefault
}

export interface FeedOrderTable {
  /** Always 1: there is one row. */
  id: number
  shift_days: number
  high_water: number
}

/** What the recorder has stored of a symbol's session. */
export interface RecordedTicksTable {
  listing_id: number
  session_day: Day
  session_from: Instant
  session_until: Instant
  /** Its daily bar is made. */
  closed: Generated<boolean>
  epoch: number
  sequence: number
  ticks: number
  first_at: Instant
}

/** How a source of live prices is, as a process reports it. */
export interface FeedSourcesTable {
  name: string
  instance: string
  kind: string
  address: string
  state: string
  interruptions: number
  last_failure: string | null
  counts: ColumnType<Readonly<Record<string, number>>, string, string>
  unknown_codes: ColumnType<readonly string[], string, string>
  last_tick_at: MaybeInstant
  reported_at: InstantWithDefault
}

/** A tick that was not believed. */
export interface QuarantinedTicksTable {
  id: GeneratedAlways<number>
  source: string
  market_code: string | null
  reason: string
  detail: string
  written: string
  ticked_at: MaybeInstant
  received_at: Instant
}
