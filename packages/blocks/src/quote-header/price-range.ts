import type { PriceRangeView, QuoteDetailsView } from '@bellwether/contract'
import { formatCount, formatPercent, formatPrice, formatPriceNumber, type Price } from '@bellwether/domain'

/** A price is never outside of its own range. */
export function widenedBy(range: PriceRangeView | null, price: Price | null): PriceRangeView | null {
  if (!range || !price) return range
  const { low, high } = range
  if (price.value < low.value) return { low: price, high }
  return price.value > high.value ? { low, high: price } : range
}

/** From 0 to 1; null for a range without extent. */
export function positionIn({ low, high }: PriceRangeView, price: Price): number | null {
  return high.value > low.value ? (price.value - low.value) / (high.value - low.value) : null
}

export function yearLabel({ high }: PriceRangeView, price: Price): string {
  const below = 1 - price.value / high.value
  return below > 0 ? `52 weeks: ${formatPercent(below)} below the high` : '52 weeks: at the high'
}

/** `Day 440.00 to 455.00p, 12,000 traded, at 14:32` */
export function tradingText({ day, volume, time }: Pick<QuoteDetailsView, 'day' | 'volume' | 'time'>): string {
  const range = day ? `Day ${formatPriceNumber(day.low)} to ${formatPrice(day.high)}` : null
  const traded = volume === null ? null : volume === 0 ? 'no trades' : `${formatCount(volume)} traded`
  const words = [range, traded].filter(Boolean).join(', ') || 'No trades today'
  return time ? `${words}, at ${time.slice(0, 5)}` : words
}
