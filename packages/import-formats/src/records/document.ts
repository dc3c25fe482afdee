import type { DocumentGroupCode, IsoDate } from '@bellwether/domain'

/** A document that lies elsewhere. */
export interface DocumentRecord {
  readonly kind: 'document'
  /** One of them; the others are null. */
  readonly security: { readonly isin: string | null; readonly sedol: string | null; readonly cik: string | null }
  readonly group: DocumentGroupCode
  readonly type: string
  /** Of two documents with the same number and language the later one counts. */
  readonly typeId: number
  readonly title: string
  /** ISO 639-1. */
  readonly language: string
  readonly effectiveDate: IsoDate
  readonly fileFormat: 'HTM' | 'PDF'
  readonly url: string
  readonly regime: 'UCITS_KIID' | 'PRIIPS_KID' | null
}
