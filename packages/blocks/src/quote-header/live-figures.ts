import type { Figure, FigureValue } from '@bellwether/contract'
import { type Price, quotedPrices } from '@bellwether/domain'
import type { LiveQuote } from '../live/live-quotes.ts'

const priceValue = (price: Price | null | undefined): FigureValue =>
  price ? { kind: 'price', price } : { kind: 'absent', absence: 'NOT_REPORTED' }

/** RP-QUOTE-18: those of the quote's two prices are of the live ones beside them. */
export function withQuoted(figures: readonly Figure[], quoted: LiveQuote['quoted'] | null): readonly Figure[] {
  if (!quoted) return figures
  const prices = quotedPrices(quoted.bid, quoted.ask)
  return figures.map(figure =>
    figure.key === 'mid' || figure.key === 'spread' ? { ...figure, value: priceValue(prices?.[figure.key]) } : figure,
  )
}
