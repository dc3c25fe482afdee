import type { QuoteView } from '@bellwether/contract'
import { zonedDate } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'

export type QuoteMoment = Pick<QuoteView, 'state' | 'at' | 'zone' | 'pricedDaily' | 'outdated' | 'delayMinutes'>

/** As rendered, before anything keeps it up to date: such a price is not called live. */
export function renderedStatus(quote: QuoteMoment, locale: Locale = enGb): string {
  if (quote.state !== 'LIVE' || quote.pricedDaily || quote.outdated) return quoteStatus(quote, locale)
  return locale.t('Price at {time}', { time: locale.formatTime(new Date(quote.at), quote.zone) })
}

/** In words, how current the price is: never by colour alone. */
export function quoteStatus(quote: QuoteMoment, { t, formatDate, formatDateTime, formatTime }: Locale = enGb): string {
  const at = new Date(quote.at)
  const date = formatDate(zonedDate(at, quote.zone))
  const time = formatTime(at, quote.zone)
  const moment = formatDateTime(at, quote.zone)
  if (quote.pricedDaily) return t('Priced once a day; price as at {date}', { date })
  if (quote.outdated && quote.state !== 'SUSPENDED') return t('Close on {date}', { date })
  switch (quote.state) {
    case 'LIVE':
      return t('Live at {time}', { time })
    case 'DELAYED':
      return t('Delayed {n} minutes, {time}', { n: quote.delayMinutes, time })
    case 'CLOSE':
      return t('Closing price, {time}', { time: moment })
    case 'INDICATIVE':
      return t('Indicative price, {time}', { time: moment })
    case 'AUCTION':
      return t('In auction, {time}', { time })
    case 'SUSPENDED':
      return t('Dealing suspended. Last price at {time}', { time: moment })
  }
}
