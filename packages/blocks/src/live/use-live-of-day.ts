import { zonedDate } from '@bellwether/domain'
import type { LiveQuote } from './live-quotes.ts'
import { useLive } from './use-live.ts'

/** As `useLive`, of a price of the day that was rendered: one of a later day has no part in its ranges and lines. */
export function useLiveOfDay<Part>(select: (quote: LiveQuote) => Part): Part | null {
  return useLive((quote, { renderedAt, zone }) =>
    zonedDate(new Date(quote.time), zone) === zonedDate(new Date(renderedAt), zone) ? select(quote) : null,
  )
}
