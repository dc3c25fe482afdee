import type { QuoteView } from '@bellwether/contract'
import { formatDate, formatDateTime, formatTime, zonedDate } from '@bellwether/domain'

export type QuoteMoment = Pick<QuoteView, 'state' | 'at' | 'zone' | 'pricedDaily' | 'outdated' | 'delayMinutes'>

/** As rendered, before anything keeps it up to date: such a price is not called live. */
export function renderedStatus(quote: QuoteMoment): string {
  if (quote.state !== 'LIVE' || quote.pricedDaily || quote.outdated) return quoteStatus(quote)
  return `Price at ${formatTime(new Date(quote.at), quote.zone)}`
}

/** In words, how current the price is: never by colour alone. */
export function quoteStatus(quote: QuoteMoment): string {
  const at = new Date(quote.at)
  if (quote.pricedDaily) return `Priced once a day; price as at ${formatDate(zonedDate(at, quote.zone))}`
  if (quote.outdated && quote.state !== 'SUSPENDED') return `Close on ${formatDate(zonedDate(at, quote.zone))}`
  switch (quote.state) {
    case 'LIVE':
      return `Live at ${formatTime(at, quote.zone)}`
    case 'DELAYED':
      return `Delayed ${quote.delayMinutes} minutes, ${formatTime(at, quote.zone)}`
    case 'CLOSE':
      return `Closing price, ${formatDateTime(at, quote.zone)}`
    case 'INDICATIVE':
      return `Indicative price, ${formatDateTime(at, quote.zone)}`
    case 'AUCTION':
      return `In auction, ${formatTime(at, quote.zone)}`
    case 'SUSPENDED':
      return `Dealing suspended. Last price at ${formatDateTime(at, quote.zone)}`
  }
}
