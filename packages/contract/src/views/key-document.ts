import type { IsoDate } from '@bellwether/domain'
import type { DocumentLink } from './document-link.ts'

/** The KIID/KID block, for the viewers who are to see it: the document, or the reason why there is none. */
export type KeyDocumentView =
  | {
      readonly document: DocumentLink
      /** `kiidDocumentSource` of the instrument. */
      readonly source: string | null
      /** Last day on which it may be used to buy; null where that is not limited. */
      readonly validUntil: IsoDate | null
    }
  | { readonly document: null; readonly reason: string }
