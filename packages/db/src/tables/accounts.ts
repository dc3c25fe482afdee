import type { Generated, GeneratedAlways } from 'kysely'
import type { Bytes, Instant, InstantWithDefault, MaybeInstant } from './column.ts'

export interface UsersTable {
  id: GeneratedAlways<number>
  email: string
  name: string
  /** Null: logs in elsewhere only. */
  password_hash: string | null
  elective_professional: Generated<boolean>
  /** ISO 3166 alpha-3. */
  domicile: Generated<string>
  demo: Generated<boolean>
  created_at: InstantWithDefault
  disabled_at: MaybeInstant
}

export interface SessionsTable {
  /** Sha-256 of the cookie; the cookie itself is not stored. */
  id_hash: Bytes
  user_id: number
  created_at: InstantWithDefault
  last_seen_at: InstantWithDefault
  expires_at: Instant
}
