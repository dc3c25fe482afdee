import type { IsoDate } from '@bellwether/domain'

/** Fractions a year: how much a portfolio swung, and what it earned above cash. */
export interface ScatterPoint {
  readonly name: string
  readonly volatility: number
  readonly excess: number
}

export interface RiskScatterView {
  readonly own: ScatterPoint
  readonly benchmark: ScatterPoint | null
  readonly others: readonly ScatterPoint[]
  readonly category: string
  readonly asAt: IsoDate
}
