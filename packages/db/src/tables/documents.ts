import type { Generated } from 'kysely'
import type { Bytes, Day, MaybeDay, MaybeInstant } from './column.ts'

export type DocumentFileFormat = 'HTM' | 'PDF'

export type RiskRegime = 'UCITS_KIID' | 'PRIIPS_KID' | 'CCI_PRODUCT_SUMMARY'

export interface DocumentGroupsTable {
  id: number
  code: string
  name: string
  position: number
}

export interface DocumentsTable {
  id: Generated<number>
  security_id: number
  group_id: number
  type: string
  /** 705 is the sustainability factsheet. */
  type_id: number
  title: string
  language: string
  effective_date: Day
  file_format: DocumentFileFormat
  url: string
  size_bytes: number | null
  pages: number | null
  regime: RiskRegime | null
  valid_until: MaybeDay
  checked_at: MaybeInstant
  source_id: number
}

export interface DocumentFilesTable {
  document_id: number
  media_type: string
  content: Bytes
  sha256: string
}
