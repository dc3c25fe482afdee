import type { IsoDate } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { DocumentLink } from './document-link.ts'
import type { SecurityFrame } from './frame.ts'
import type { KeyDocumentView } from './key-document.ts'

export interface DocumentEntry extends DocumentLink {
  readonly sizeBytes: number | null
  readonly pages: number | null
  /** Last day on which it may be used to buy; only key documents of the regimes that end have one. */
  readonly validUntil: IsoDate | null
  /** When the address was last seen to work. */
  readonly checkedOn: IsoDate | null
  /** Older than twelve months, and nothing newer has replaced it. */
  readonly stale: boolean
  readonly sustainabilityFactsheet: boolean
  /** Another of the same type and language is newer. */
  readonly superseded: boolean
}

export interface DocumentGroupView {
  readonly code: string
  readonly name: string
  readonly documents: readonly DocumentEntry[]
}

export interface DocumentChoices {
  /** A group's code; empty is every type. */
  readonly type: string
  /** A language as documents name it; empty is every language. */
  readonly language: string
}

export interface DocumentsView {
  readonly frame: SecurityFrame
  readonly choices: DocumentChoices
  readonly types: readonly { readonly code: string; readonly name: string }[]
  readonly languages: readonly string[]
  readonly groups: BlockState<readonly DocumentGroupView[]>
  /** Shown before buying, where the rules say so. */
  readonly kiid: KeyDocumentView | null
  /** Why it cannot be bought for want of a document; null where nothing is missing. */
  readonly missingDisclosure: string | null
}
