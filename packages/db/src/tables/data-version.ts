import type { Generated } from 'kysely'
import type { Bytes, Instant, MaybeInstant } from './column.ts'

export interface DataVersionTable {
  /** Always true: there is one row. */
  only_row: Generated<boolean>
  version: number
  /** Of the last change that reaches every page. */
  all_version: number
  subject: string
  changed_at: Instant
  /** The last close that a recorder has stored. */
  closed_at: MaybeInstant
}

export interface SecurityVersionsTable {
  security_id: number
  version: number
}

export interface StoredPagesTable {
  key: Bytes
  etag: string
  brotli: Bytes
  bytes: number
  /** Null: shows the market. */
  security_id: number | null
  /** Null: valid until the data change. */
  renew_after_ms: number | null
  version: number
  day: string
  made_at: Instant
}

export interface SearchIndexPartsTable {
  part: number
  /** The program and the data it was built by and from. */
  made_for: string
  /** Of the whole index, as it is in memory. */
  sha256: string
  length: number
  bytes: Bytes
}
