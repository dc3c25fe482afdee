import type { Bytes, Instant, InstantWithDefault } from './column.ts'

export interface StreamingTokensTable {
  /** Sha-256 of the token; the token itself is not stored. */
  token_hash: Bytes
  /** Null: a guest. */
  user_id: number | null
  expires_at: Instant
}

export interface StreamingKeysTable {
  /** Always 1: there is one key. */
  id: number
  secret: Bytes
  created_at: InstantWithDefault
}
