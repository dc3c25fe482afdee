import { addPrices, type Price, price, subtractPrices } from './price.ts'

export interface QuotedPrices {
  /** With one more digit than the prices have, where halves need it. */
  readonly mid: Price
  /** Null where the buy price is below the sell price, as in an auction. */
  readonly spread: Price | null
}

/** What a sell price and a buy price say of each other; null where one of them is missing. */
export function quotedPrices(bid: Price | null, ask: Price | null): QuotedPrices | null {
  if (!bid || !ask) return null
  const spread = subtractPrices(ask, bid)
  const { value, scale, unit } = addPrices(bid, ask)
  return {
    mid: value % 2 === 0 ? price(value / 2, scale, unit) : price(value * 5, scale + 1, unit),
    spread: spread.value < 0 ? null : spread,
  }
}
