import type { IsoDate } from '@bellwether/domain'

/** One of them; the other is null. */
export interface DisclosedSecurity {
  readonly isin: string | null
  readonly sedol: string | null
}

/** Whom a product is made for, by the manufacturer's own answers. */
export interface TargetMarketRecord {
  readonly kind: 'target-market'
  readonly security: DisclosedSecurity
  readonly asAt: IsoDate
  /** V4.3 */
  readonly templateVersion: string
  readonly producer: string
  /** By the number of the field: `{ '01010': 'Y' }`. */
  readonly answers: Readonly<Record<string, string | number>>
}

export type CostItem = 'entry' | 'exit' | 'ongoing' | 'management' | 'borrowing' | 'transaction' | 'incidental'

/** What a product costs in a year: foreseen, or paid. */
export interface ProductCostsRecord {
  readonly kind: 'product-costs'
  readonly security: DisclosedSecurity
  readonly costs: 'EX_ANTE' | 'EX_POST'
  readonly asAt: IsoDate
  readonly currency: string
  /** Fractions; null is not said, never nothing. */
  readonly items: Readonly<Record<CostItem, number | null>>
}

/** A regulatory indicator of risk, from 1 to 7. */
export interface RiskScoreRecord {
  readonly kind: 'risk-score'
  readonly security: DisclosedSecurity
  readonly regime: 'UCITS_KIID' | 'PRIIPS_KID'
  readonly score: number
  readonly asAt: IsoDate
}

export type ScenarioName = 'STRESS' | 'UNFAVOURABLE' | 'MODERATE' | 'FAVOURABLE'

/** What a key information document says of holding a product. */
export interface PerformanceScenariosRecord {
  readonly kind: 'performance-scenarios'
  readonly security: DisclosedSecurity
  readonly asAt: IsoDate
  readonly currency: string
  /** Recommended. */
  readonly holdingYears: number
  /** The amount that the document reckons with. */
  readonly invested: number | null
  /** A year, as fractions: in the first year, to half the holding period, to its end; null is not said. */
  readonly returns: Readonly<Record<ScenarioName, readonly [number | null, number | null, number | null]>>
}

/** What a fund is, by its manager. */
export interface FundFactsRecord {
  readonly kind: 'fund-facts'
  readonly security: DisclosedSecurity
  readonly asAt: IsoDate
  readonly currency: string
  readonly legalStructure: string
  readonly ucits: boolean
  /** ISO 3166 alpha-2. */
  readonly domicile: string
  readonly objective: string
  readonly benchmark: string | null
  readonly accumulating: boolean
  readonly launchedOn: IsoDate
  readonly passive: boolean
  readonly hedged: boolean
  /** In the currency; null is not said. */
  readonly minimumLump: number | null
}
