import type { DocumentLink } from '@bellwether/contract'
import type { documents } from '@bellwether/db'

export const regimeLabels: Readonly<Record<string, string>> = {
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
    regime: document.regime ? (regimeLabels[document.regime] ?? null) : null,
  }
}
