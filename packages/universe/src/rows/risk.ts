import type { IsoDate } from '@bellwether/domain'

export type RiskRegime = 'UCITS_KIID' | 'PRIIPS_KID' | 'CCI_PRODUCT_SUMMARY'

export interface RiskMeasureRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly years: number
  /** Which: standardDeviation, sharpe, sortino, alpha, beta, rSquared, trackingError, informationRatio, upCapture, downCapture, maxDrawdown. */
  readonly measure: string
  readonly value: number | null
  readonly category: number | null
  readonly benchmark: number | null
  readonly source_id: number
}

export interface RatingRow {
  readonly security_id: number
  readonly provider: string
  readonly measure: string
  readonly score: number | null
  readonly scale: number | null
  readonly words: string | null
  readonly as_at: IsoDate
  readonly licence: string | null
  readonly source_id: number
}

export interface RiskScoreRow {
  readonly security_id: number
  readonly regime: RiskRegime
  readonly score: number
  readonly scale: number
  readonly as_at: IsoDate
  readonly material_risks: readonly string[]
  readonly source_id: number
}
