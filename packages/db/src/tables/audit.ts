import type { AuditAction } from '../audit/audit-action.ts'
import type { Bytes, Instant } from './column.ts'

export interface AuditEventsTable {
  number: number
  at: Instant
  action: AuditAction
  actor: string
  subject: string
  /** JSON as it was hashed. */
  details: string
  hash: Bytes
}

export interface AuditHeadTable {
  /** Always 1: there is one row. */
  id: number
  number: number
  hash: Bytes
}
