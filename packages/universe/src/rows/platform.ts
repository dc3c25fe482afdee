import type { IsoDate } from '@bellwether/domain'
import type { JsonObject } from './json.ts'

export type PopularityMeasure = 'HOLDERS' | 'VIEWS'

export interface SourceRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly simulated: boolean
  readonly licence: string | null
}

export interface DocumentGroupRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly position: number
}

export interface ChargeRuleRow {
  /** CUSTODY, DEALING, REGULAR_DEALING, FX, SDRT, PTM, FTT, SIPP_ADMIN. */
  readonly code: string
  /** Null: every wrapper. */
  readonly wrapper: string | null
  /** Null: every type. */
  readonly security_type: string | null
  readonly valid_from: IsoDate
  readonly valid_to: IsoDate | null
  readonly rule: JsonObject
  readonly source_id: number
}

export interface ExchangeRateRow {
  readonly currency: string
  /** Pounds for one. */
  readonly sterling: number
  readonly as_at: IsoDate
  readonly source_id: number
}

export interface ExchangeRateDayRow {
  readonly currency: string
  readonly day: IsoDate
  /** Pounds for one. */
  readonly sterling: number
  readonly source_id: number
}

export interface PopularityRow {
  readonly security_id: number
  readonly measure: PopularityMeasure
  readonly days: number
  readonly people: number
  readonly previous: number | null
  readonly as_at: IsoDate
  readonly source_id: number
}
