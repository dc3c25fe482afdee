import type { IsoDate } from '@bellwether/domain'

export interface HoldingView {
  readonly name: string
  readonly href: string | null
  readonly holdingType: string
  readonly weighting: number
}

export interface TopHoldingsView {
  readonly holdings: readonly HoldingView[]
  readonly totalWeighting: number
  readonly holdingsCount: number | null
  readonly asAt: IsoDate
}
