import { addPrices, convertPrice, getUnit, type Price, perShareScale } from '@bellwether/domain'

/** Null where they were paid in more than one currency: a sum would need a rate. */
export function totalPaid(dividends: readonly { readonly amount: Price }[]): Price | null {
  const [first, ...rest] = dividends.map(({ amount }) => amount)
  if (!first) return null
  try {
    return rest.reduce((sum, amount) => addPrices(sum, convertPrice(amount, sum.unit)), first)
  } catch {
    return null
  }
}

/** Ten-thousandths of the major unit, as statements hold per-share figures. */
export function toPerShareFigure(total: Price | null, currency: string): number | null {
  if (!total || getUnit(total.unit).currency !== currency) return null
  return Math.round((total.value / 10 ** total.scale / getUnit(total.unit).perMajor) * 10 ** perShareScale)
}
