/** Sterling per unit on the last day; earlier days have rates of their own in exchange-rates.ts. */
const sterlingPer: Readonly<Record<string, number>> = { GBP: 1, GBX: 0.01, USD: 0.78, EUR: 0.86, CHF: 0.9 }

/** Currencies that prices are in, pounds left out. */
export const foreignCurrencies = ['USD', 'EUR', 'CHF'] as const

export function sterlingRate(unit: string): number {
  const rate = sterlingPer[unit]
  if (rate === undefined) throw new RangeError(`No rate for ${unit}; see market/currency.ts`)
  return rate
}

/** How many of `to` one of `from` buys. */
export function exchangeRate(from: string, to: string): number {
  return sterlingRate(from) / sterlingRate(to)
}

/** The currency a quote unit is counted in: pence are sterling. */
export function getUnitCurrency(unit: string): string {
  return unit === 'GBX' ? 'GBP' : unit
}
