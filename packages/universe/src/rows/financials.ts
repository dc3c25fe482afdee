import type { IsoDate } from '@bellwether/domain'
import type { JsonObject } from './json.ts'

export type StatementTemplate = 'GENERAL' | 'BANK' | 'INSURER' | 'REIT' | 'TRUST'

export type StatementPeriod = 'ANNUAL' | 'INTERIM' | 'FORECAST'

export type SegmentKind = 'DIVISION' | 'GEOGRAPHY'

export interface StatementRow {
  readonly security_id: number
  readonly template: StatementTemplate
  readonly period: StatementPeriod
  readonly period_end: IsoDate
  readonly months: number
  readonly fiscal_year: number
  readonly currency: string
  /** For example IFRS. */
  readonly basis: string
  readonly audited: boolean
  readonly restated: boolean
  readonly published_on: IsoDate | null
  readonly income: JsonObject
  readonly balance: JsonObject | null
  readonly cash_flow: JsonObject | null
  readonly source_id: number
}

export interface RatioInputsRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly currency: string
  readonly shares_in_issue: number
  readonly free_float: number | null
  readonly beta: number | null
  /** Minor units of currency, as all money below. */
  readonly revenue: number | null
  readonly gross_profit: number | null
  readonly ebitda: number | null
  readonly operating_profit: number | null
  readonly net_profit: number | null
  readonly free_cash_flow: number | null
  readonly net_debt: number | null
  readonly net_assets: number | null
  readonly tangible_net_assets: number | null
  readonly capital_employed: number | null
  readonly interest_cost: number | null
  /** Ten-thousandths of the major unit, as all per-share figures below. */
  readonly eps: number | null
  readonly eps_forward: number | null
  readonly eps_previous: number | null
  readonly dps: number | null
  readonly dps_forward: number | null
  readonly dps_growth_5y: number | null
  readonly source_id: number
}

export interface BrokerViewRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly window_days: number
  readonly strong_buy: number
  readonly buy: number
  readonly neutral: number
  readonly sell: number
  readonly strong_sell: number
  /** At the primary listing's unit and scale. */
  readonly target_price: number | null
  readonly source_id: number
}

export interface SegmentRow {
  readonly security_id: number
  readonly fiscal_year: number
  readonly kind: SegmentKind
  readonly name: string
  readonly currency: string
  readonly revenue: number
  readonly profit: number | null
  readonly source_id: number
}
