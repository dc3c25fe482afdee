import type { DocumentLink } from '@bellwether/contract'
import type { documents } from '@bellwether/db'
import { showsKiid } from '@bellwether/domain'
import type { Subject } from './subject.ts'

export const regimeWords: Readonly<Record<string, string>> = {
  UCITS_KIID: 'Key investor information (KIID)',
  PRIIPS_KID: 'Key information document (KID)',
  CCI_PRODUCT_SUMMARY: 'Product summary (CCI)',
}

export function toDocumentLink(document: documents.Document): DocumentLink {
  return {
    title: document.title,
    type: document.type,
    fileFormat: document.fileFormat,
    language: document.language === 'en' ? 'English' : document.language,
    effectiveDate: document.effectiveDate,
    url: document.url,
    regime: document.regime ? (regimeWords[document.regime] ?? null) : null,
  }
}

/** The key document where this viewer is to see it before buying. */
export function findKiid({ instrument, keyDocument, viewer }: Subject): DocumentLink | null {
  return keyDocument && showsKiid(viewer, instrument) ? toDocumentLink(keyDocument) : null
}
