import type { IsoDate } from '@bellwether/domain'

export type DocumentFileFormat = 'HTM' | 'PDF'

export type RiskRegime = 'UCITS_KIID' | 'PRIIPS_KID' | 'CCI_PRODUCT_SUMMARY'

export interface DocumentRow {
  readonly id: number
  readonly security_id: number
  readonly group_id: number
  readonly type: string
  /** 705 is the sustainability factsheet. */
  readonly type_id: number
  readonly title: string
  readonly language: string
  readonly effective_date: IsoDate
  readonly file_format: DocumentFileFormat
  readonly url: string
  readonly size_bytes: number | null
  readonly pages: number | null
  readonly regime: RiskRegime | null
  readonly valid_until: IsoDate | null
  readonly checked_at: Date | null
  readonly source_id: number
}

export interface DocumentFileRow {
  readonly document_id: number
  readonly media_type: string
  readonly content: Uint8Array
  readonly sha256: string
}
