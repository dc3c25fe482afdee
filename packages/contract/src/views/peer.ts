import type { MarketCode, Price } from '@bellwether/domain'
import type { FigureValue } from './figure-value.ts'

export interface PeerView {
  readonly name: string
  readonly marketCode: MarketCode
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  /** In pounds. */
  readonly size: FigureValue
  readonly priceEarnings: FigureValue
  /** Of a trust, below zero; null for what has no net asset value. */
  readonly discount: number | null
  readonly yield: FigureValue
  /** Of the price alone over a year, as a fraction. */
  readonly yearChange: number | null
}
