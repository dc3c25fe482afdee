import type { IsoDate } from '@bellwether/domain'

export interface RiskScoreView {
  readonly score: number
  readonly scale: number
  readonly regime: string
  readonly asAt: IsoDate
  readonly words: string
}
