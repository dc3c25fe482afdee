import type { PageId, SidebarItem, SourcesByKind, TradeButton, WrapperVerdict } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { HeadlineFigure } from './headline-figure.ts'
import type { LiveView } from './live.ts'
import type { OwnHoldingView } from './own-holding.ts'
import type { Identity, QuoteView } from './quote.ts'
import type { ProductView, QuoteDetailsView } from './quote-details.ts'

/** Why a guest sees no price in real time, and what logging in adds. */
export interface PricePromo {
  readonly reason: 'PRICED_DAILY' | 'NOT_STREAMED' | 'SWITCHED_OFF' | 'DELAYED' | 'NOT_SHOWN'
  readonly delayMinutes: number
  readonly loginAdds: 'REAL_TIME' | 'DELAYED' | null
}

/** `CLOSED` ends with the first live price. */
export interface MarketNote {
  readonly kind: 'CLOSED' | 'DEMONSTRATION' | 'STALE'
  readonly text: string
}

/** What surrounds every page of a security: its header, its sidebar, its notices. */
export interface SecurityFrame {
  readonly identity: Identity
  /** Of what is imported; none of a simulated market, which has one source. */
  readonly sources: SourcesByKind
  readonly quote: QuoteView | null
  /** Next to the price: a trust's discount, a gilt's yield. */
  readonly headline: readonly HeadlineFigure[]
  /** What the market does with this price now, where that is not simply open. */
  readonly market: MarketNote | null
  /** Null where there is no quote. */
  readonly details: BlockState<QuoteDetailsView> | null
  /** Null for shares and gilts, which are not products. */
  readonly product: BlockState<ProductView> | null
  readonly sidebar: readonly SidebarItem[]
  /** Pages without an item in the sidebar: all of a gilt's, the announcements of an ETF. */
  readonly links: readonly SidebarItem[]
  readonly page: PageId
  /** Null where the quote is not streamed. */
  readonly live: LiveView | null
  readonly buttons: readonly TradeButton[]
  readonly wrappers: readonly WrapperVerdict[]
  /** Dated changes of what those accounts may hold. */
  readonly wrapperChanges: readonly string[]
  /** Appropriateness test required: shown before the button to buy. */
  readonly outsideMarket: string | null
  readonly notices: readonly string[]
  /** Of the user; absent for guests, whose page everybody shares. */
  readonly ownHoldings?: readonly OwnHoldingView[]
  /** Why a guest sees no live price; null where there is one, and for users. */
  readonly pricePromo: PricePromo | null
}
