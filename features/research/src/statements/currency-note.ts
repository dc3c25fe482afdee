import type { QuoteView } from '@bellwether/contract'
import { getUnit, unitName } from '@bellwether/domain'

/** The currency of the figures, and of the share price where that differs. */
export function currencyNote(currency: string, quote: QuoteView | null): string {
  const priced = quote ? getUnit(quote.currency).currency : currency
  const stated = `In ${unitName(currency)}, the company’s reporting currency, not converted.`
  return priced === currency ? stated : `${stated} The shares are priced in ${unitName(priced)}.`
}
