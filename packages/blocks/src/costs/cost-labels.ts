import type { CostItem, Money } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'

/** Plain definitions of each cost. */
export const itemDefinitions: Readonly<Record<CostItem, string>> = {
  DEALING: 'A fixed charge for each purchase or sale, regardless of size.',
  REGULAR_DEALING: 'The charge for each monthly regular investment.',
  CUSTODY: 'For holding the investment: an annual percentage of its value, taken monthly and capped for shares.',
  FX: 'For converting pounds into the currency it is traded in, and back.',
  SIPP_ADMIN: 'For administering the pension, taken quarterly.',
  ENTRY: 'Deducted by the product when you invest.',
  EXIT: 'Deducted by the product when you sell.',
  ONGOING: 'The annual cost of running the product, deducted within it: its price already reflects this.',
  BORROWING: 'Interest the product pays on money borrowed to invest (gearing).',
  TRANSACTION: 'The product’s own costs of buying and selling investments.',
  INCIDENTAL: 'Performance fees paid to the manager; estimated from past years.',
  INVESTEE: 'The costs of closed-ended funds held by the product.',
  SDRT: 'Stamp duty reserve tax (SDRT) on purchases of UK shares and investment trusts.',
  PTM: 'Funds the Takeover Panel: a fixed amount on large purchases and sales of UK shares.',
  FTT: 'Financial transaction tax of the country where the company is incorporated, on purchases of its shares. France and Spain tax only companies with a market cap above €1 billion; this calculation assumes it applies.',
}

/** Rounded to pounds: `£10,000`. */
export function wholePounds(sum: Money): string {
  return enGb.formatMoneyWhole(sum)
}

/** A share too small for two decimals is not shown as zero. */
export function sharePercent(fraction: number | null, { formatPercent }: Locale = enGb): string | null {
  if (fraction === null) return null
  return fraction > 0 && fraction < 0.00005 ? `<${formatPercent(0.0001)}` : formatPercent(fraction)
}
