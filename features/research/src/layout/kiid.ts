import type { KeyDocumentView } from '@bellwether/contract'
import { keyDocumentAbsence, showsKiid } from '@bellwether/domain'
import { toDocumentLink } from '../securities/document-link.ts'
import type { Subject } from './subject.ts'

/** The KIID/KID block where this viewer is to see it; without a document it gives the reason. */
export function findKiid({
  instrument,
  keyDocument,
  viewer,
}: Pick<Subject, 'instrument' | 'keyDocument' | 'viewer'>): KeyDocumentView | null {
  if (!showsKiid(viewer, instrument)) return null
  return keyDocument
    ? {
        document: toDocumentLink(keyDocument),
        source: instrument.kiidDocumentSource,
        validUntil: keyDocument.validUntil,
      }
    : { document: null, reason: keyDocumentAbsence(instrument) }
}
