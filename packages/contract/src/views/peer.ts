import type { MarketCode, Price } from '@bellwether/domain'

export interface PeerView {
  readonly name: string
  readonly marketCode: MarketCode
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly priceEarnings: number | null
  readonly yield: number | null
}
