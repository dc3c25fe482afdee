import type { MarketCode } from '@bellwether/domain'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { LiveContext, type LiveQuote, type Watchable } from './live-quotes.ts'

/** The quote that the fields around are of; null for one that is not streamed. */
export interface QuoteScope {
  readonly marketCode: MarketCode
  /** When the rendered price was made, in ms since 1970. */
  readonly renderedAt: number
  readonly zone: string
  /** What a delayed price is behind by. */
  readonly delayMinutes: number
}

export const QuoteScopeContext = createContext<QuoteScope | null>(null)

const nothing: Watchable<null> = { subscribe: () => () => {}, get: () => null }

/**
 * A part of what the latest tick says of the quote around. The component is drawn again when this part changes and not with every tick, so `select`
 * answers a text or a part of the quote. Null while there is nothing later than what was rendered.
 */
export function useLive<Part>(select: (quote: LiveQuote, scope: QuoteScope) => Part): Part | null {
  const live = useContext(LiveContext)
  const scope = useContext(QuoteScopeContext)
  const watched: Watchable<LiveQuote | null> = live && scope ? live.quote(scope.marketCode) : nothing
  const read = () => {
    const quote = watched.get()
    // The server may have rendered a later price than the feed's last.
    return quote && scope && quote.time >= scope.renderedAt ? select(quote, scope) : null
  }
  return useSyncExternalStore(watched.subscribe, read, nothing.get)
}
