import { createHash } from 'node:crypto'
import { type DocumentGroupCode, documentGroupId, getIsoDate } from '@bellwether/domain'
import { type EpochDay, isoOf } from '../calendar.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import { londonTime } from '../market/exchange-time.ts'
import { sourceId } from '../platform/source.ts'
import type { DocumentFileRow, DocumentRow } from '../rows/documents.ts'
import type { DocumentContent } from './document-content.ts'
import { toHtmlDocument } from './html-document.ts'
import { toPdf } from './pdf-writer.ts'

export interface PlannedDocument {
  readonly group: DocumentGroupCode
  readonly type: string
  readonly typeId: number
  /** Of its publication, or of what it describes. */
  readonly date: EpochDay
  readonly format: 'HTM' | 'PDF'
  readonly content: DocumentContent
  readonly regime?: DocumentRow['regime']
}

export type DocumentSubject = Pick<SecurityPlan, 'id' | 'shortName'>

// The last day on which the documents of the old regimes may be used.
const oldRegimesEnd = getIsoDate('2027-06-07')

/** A document with its file, once it has an id. */
export function documentRows(
  plan: DocumentSubject,
  id: number,
  document: PlannedDocument,
  checkedOn: EpochDay,
): { readonly document: DocumentRow; readonly file: DocumentFileRow } {
  const pdf = document.format === 'PDF' ? toPdf(document.content) : null
  const bytes = pdf?.bytes ?? toHtmlDocument(document.content)
  return {
    document: {
      id,
      security_id: plan.id,
      group_id: documentGroupId(document.group),
      type: document.type,
      type_id: document.typeId,
      title: document.content.title,
      language: 'en',
      effective_date: isoOf(document.date),
      file_format: document.format,
      url: `/documents/${id}/${slugOf(document.type, plan.shortName)}.${document.format.toLowerCase()}`,
      size_bytes: bytes.length,
      pages: pdf?.pages ?? null,
      regime: document.regime ?? null,
      valid_until: document.regime === 'UCITS_KIID' || document.regime === 'PRIIPS_KID' ? oldRegimesEnd : null,
      checked_at: londonTime(checkedOn, 5, 30),
      source_id: sourceId,
    },
    file: {
      document_id: id,
      media_type: pdf ? 'application/pdf' : 'text/html; charset=utf-8',
      content: bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  }
}

function slugOf(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
