import { type CostItem, formatMoney, formatPercent, type Money } from '@bellwether/domain'

/** What each cost is, for someone who meets it for the first time. */
export const itemDefinitions: Readonly<Record<CostItem, string>> = {
  DEALING: 'A fixed charge for each purchase or sale, whatever its size.',
  REGULAR_DEALING: 'The charge for dealing each monthly payment.',
  CUSTODY: 'For keeping the investment: a yearly rate on its value, taken each month; for shares up to a cap.',
  FX: 'For changing pounds into the currency it is dealt in, and back.',
  SIPP_ADMIN: 'For running the pension, taken each quarter.',
  ENTRY: 'Taken by the product from what is put in.',
  EXIT: 'Taken by the product from what is taken out.',
  ONGOING: 'What running the product costs each year, taken inside it: its price is already after this.',
  BORROWING: 'Interest the product pays on money it has borrowed to invest.',
  TRANSACTION: 'What the product itself spends on buying and selling.',
  INCIDENTAL: 'Paid to the manager in good years; an estimate from past ones.',
  INVESTEE: 'The share of costs inside closed-ended funds that the product holds.',
  SDRT: 'Stamp duty reserve tax (SDRT), a tax on purchases of UK shares and investment trusts.',
  PTM: 'Pays for the panel that oversees takeovers: a fixed sum on large purchases and sales of UK shares.',
  FTT: 'A tax of the country where the company is incorporated, on purchases of its shares. France and Spain tax only companies worth more than a billion euros; it is reckoned as if this were one.',
}

/** Without pence where they say nothing: `£10,000`. */
export function wholePounds(sum: Money): string {
  return formatMoney({ ...sum, amount: Math.round(sum.amount / 100) * 100 }).replace(/\.00$/, '')
}

/** A share too small for two decimals is still no nought. */
export function sharePercent(fraction: number | null): string | null {
  if (fraction === null) return null
  return fraction > 0 && fraction < 0.00005 ? '<0.01%' : formatPercent(fraction)
}

export function yearWords(years: number): string {
  return years === 1 ? 'one year' : `${years} years`
}
