import type { BreakdownKind } from '@bellwether/contract'

/** In an order in which two columns of them end at about the same height. */
export const breakdownTitles: readonly (readonly [kind: BreakdownKind, title: string])[] = [
  ['sectors', 'Sectors'],
  ['regions', 'Regions'],
  ['marketCaps', 'Company size'],
  ['countries', 'Countries'],
  ['currencies', 'Currencies'],
  ['styles', 'Equity style'],
  ['credit', 'Bond credit quality'],
  ['bondTypes', 'Bond issuers'],
  ['maturity', 'Bond maturity'],
  ['coupons', 'Bond coupons'],
]
