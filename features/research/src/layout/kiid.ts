import type { DocumentLink } from '@bellwether/contract'
import { showsKiid } from '@bellwether/domain'
import { toDocumentLink } from '../securities/document-link.ts'
import type { Subject } from './subject.ts'

/** The key document where this viewer is to see it before buying. */
export function findKiid({ instrument, keyDocument, viewer }: Subject): DocumentLink | null {
  return keyDocument && showsKiid(viewer, instrument) ? toDocumentLink(keyDocument) : null
}
