import type { MarketCode, SecurityType } from '@bellwether/domain'

/** One security as the index knows it. Entries are kept by reference: pass a new object to `upsert`, do not alter one. */
export interface SearchEntry {
  readonly id: number
  readonly marketCode: MarketCode
  readonly name: string
  /** As the exchange writes it, dots included: `BP.`, `BT.A`. Empty for a fund without one. */
  readonly ticker: string
  readonly isin: string | null
  readonly sedol: string | null
  /** Former and other names. A hit on one of them says so. */
  readonly otherNames: readonly string[]
  readonly type: SecurityType
  /** Any figure that grows with importance, such as market capitalisation in pounds; null sorts last. */
  readonly size: number | null
}
