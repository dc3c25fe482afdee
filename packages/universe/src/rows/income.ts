import type { IsoDate } from '@bellwether/domain'

export type DividendKind =
  | 'INTERIM'
  | 'SECOND_INTERIM'
  | 'THIRD_INTERIM'
  | 'FOURTH_INTERIM'
  | 'FINAL'
  | 'SPECIAL'
  | 'PID'
  | 'RETURN_OF_CAPITAL'
  | 'DISTRIBUTION'
  | 'COUPON'

export type DividendStatus = 'CONFIRMED' | 'ESTIMATED'

export type CorporateActionKind = 'SPLIT' | 'CONSOLIDATION' | 'RIGHTS' | 'TENDER' | 'BUYBACK' | 'NAME_CHANGE'

export type EventKind =
  | 'FULL_YEAR_RESULTS'
  | 'HALF_YEAR_RESULTS'
  | 'TRADING_STATEMENT'
  | 'AGM'
  | 'EX_DIVIDEND'
  | 'DIVIDEND_PAYMENT'
  | 'CONTINUATION_VOTE'
  | 'WIND_UP'

export interface DividendRow {
  readonly security_id: number
  readonly kind: DividendKind
  /** Per share or unit (coupons: per 100 nominal): amount / 10^scale of unit. */
  readonly amount: number
  readonly scale: number
  readonly unit: string
  readonly financial_year: number | null
  readonly declared_on: IsoDate | null
  readonly ex_on: IsoDate
  readonly record_on: IsoDate | null
  readonly pay_on: IsoDate | null
  readonly status: DividendStatus
  /** Notional distribution of an accumulation class. */
  readonly reinvested: boolean
  readonly source_id: number
  readonly as_at: IsoDate
}

export interface CorporateActionRow {
  readonly security_id: number
  readonly kind: CorporateActionKind
  readonly effective_on: IsoDate
  readonly ratio_new: number | null
  readonly ratio_old: number | null
  /** Multiply earlier prices by this. */
  readonly factor: number | null
  readonly description: string
  readonly source_id: number
}

export interface EventRow {
  readonly security_id: number
  readonly kind: EventKind
  readonly day: IsoDate
  readonly title: string
  readonly confirmed: boolean
  readonly source_id: number
}
