import type { PageId, SidebarItem, TradeButton, WrapperVerdict } from '@bellwether/domain'
import type { FigureValue } from './figure.ts'
import type { Identity, QuoteView } from './quote.ts'

/** What stands around every page of a security: its header, its sidebar, its notices. */
export interface SecurityFrame {
  readonly identity: Identity
  readonly quote: QuoteView | null
  /** Beside the price where the type has more to say: a trust's discount, a gilt's yield. */
  readonly headline: readonly { readonly label: string; readonly value: FigureValue }[]
  readonly sidebar: readonly SidebarItem[]
  readonly page: PageId
  /** Live prices never start by themselves for such a viewer. */
  readonly electiveProfessional: boolean
  readonly buttons: readonly TradeButton[]
  readonly wrappers: readonly WrapperVerdict[]
  readonly notices: readonly string[]
}
