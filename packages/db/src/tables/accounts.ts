import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
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

/** What throttling counts. Keys are sha-256. */
export interface LoginFailuresTable {
  id: GeneratedAlways<number>
  failed_at: Instant
  account_key: Bytes
  network_key: Bytes
  /** Null from a browser that has never logged in to this account. */
  device_key: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>
}

export interface KnownDevicesTable {
  user_id: number
  /** Sha-256 of the device cookie. */
  device_hash: Bytes
  last_login_at: Instant
}

export interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: InstantWithDefault
}
