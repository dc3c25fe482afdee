import type { Generated } from 'kysely'
import type { Day, JsonObject, MaybeDay } from './column.ts'

export type StatementTemplate = 'GENERAL' | 'BANK' | 'INSURER' | 'REIT' | 'TRUST'

export type StatementPeriod = 'ANNUAL' | 'INTERIM' | 'FORECAST'

export type SegmentKind = 'DIVISION' | 'GEOGRAPHY'

export interface StatementsTable {
  id: Generated<number>
  security_id: number
  template: StatementTemplate
  period: StatementPeriod
  period_end: Day
  months: number
  fiscal_year: number
  currency: string
  /** For example IFRS. */
  basis: string
  audited: boolean
  restated: Generated<boolean>
  published_on: MaybeDay
  /** The last filing with these figures; null of forecasts. */
  filed_on: MaybeDay
  /** New shares for each old one that figures per share and numbers of shares were adjusted for; null where they are as filed. */
  split_ratio: Generated<number | null>
  /** The filing they were taken from: the splits came after it. */
  split_after: MaybeDay
  income: JsonObject
  balance: JsonObject | null
  cash_flow: JsonObject | null
  source_id: number
}

/** What a company had said of a period before it restated it. */
export interface EarlierStatementsTable {
  security_id: number
  period: 'ANNUAL' | 'INTERIM'
  period_end: Day
  filed_on: Day
  currency: string
  income: JsonObject
  balance: JsonObject | null
  cash_flow: JsonObject | null
  source_id: number
}

export interface RatioInputsTable {
  security_id: number
  as_at: Day
  currency: string
  shares_in_issue: number
  free_float: number | null
  beta: number | null
  /** Minor units of currency, as all money below. */
  revenue: number | null
  gross_profit: number | null
  ebitda: number | null
  operating_profit: number | null
  net_profit: number | null
  free_cash_flow: number | null
  net_debt: number | null
  net_assets: number | null
  tangible_net_assets: number | null
  capital_employed: number | null
  interest_cost: number | null
  /** Ten-thousandths of the major unit, as all per-share figures below. */
  eps: number | null
  eps_forward: number | null
  eps_previous: number | null
  dps: number | null
  dps_forward: number | null
  dps_growth_5y: number | null
  source_id: number
}

export interface BrokerViewsTable {
  security_id: number
  as_at: Day
  window_days: number
  strong_buy: number
  buy: number
  neutral: number
  sell: number
  strong_sell: number
  /** At the primary listing's unit and scale. */
  target_price: number | null
  source_id: number
}

export interface SegmentsTable {
  security_id: number
  fiscal_year: number
  kind: SegmentKind
  name: string
  currency: string
  revenue: number
  profit: number | null
  source_id: number
}
