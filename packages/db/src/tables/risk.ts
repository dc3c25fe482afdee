import type { Generated } from 'kysely'
import type { Day, JsonObject } from './column.ts'

export type RiskRegime = 'UCITS_KIID' | 'PRIIPS_KID' | 'CCI_PRODUCT_SUMMARY'

export interface RiskMeasuresTable {
  security_id: number
  as_at: Day
  years: number
  /** Which: standardDeviation, sharpe, sortino, alpha, beta, rSquared, trackingError, informationRatio, upCapture, downCapture, maxDrawdown. */
  measure: string
  value: number | null
  category: number | null
  benchmark: number | null
  source_id: number
}

export interface PerformanceScenariosTable {
  security_id: number
  as_at: Day
  /** Recommended. */
  holding_years: number
  /** The amount that the document reckons with. */
  invested: number | null
  currency: string
  /** By scenario, a year of each: in the first year, to half the holding period, to its end. */
  returns: JsonObject
  source_id: number
}

export interface RatingsTable {
  security_id: number
  provider: string
  measure: string
  score: number | null
  scale: number | null
  words: string | null
  as_at: Day
  licence: string | null
  source_id: number
}

export interface RiskScoresTable {
  security_id: number
  regime: RiskRegime
  score: number
  scale: number
  as_at: Day
  material_risks: Generated<readonly string[]>
  source_id: number
}
