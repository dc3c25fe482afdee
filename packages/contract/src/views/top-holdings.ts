import type { IsoDate } from '@bellwether/domain'

export interface HoldingView {
  readonly rank: number
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  readonly href: string | null
  readonly holdingType: string
  readonly sector: string | null
  readonly country: string | null
  readonly weighting: number
  /** In the report before; null where it was not held then. */
  readonly previousWeighting: number | null
  /** In the index that the product follows; null where it follows none. */
  readonly indexWeighting: number | null
  readonly firstBought: IsoDate | null
}

export interface TopHoldingsView {
  readonly holdings: readonly HoldingView[]
  /** Of the holdings shown, not of the portfolio. */
  readonly totalWeighting: number
  readonly holdingsCount: number | null
  readonly asAt: IsoDate
}
