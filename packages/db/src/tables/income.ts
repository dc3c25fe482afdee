import type { Generated } from 'kysely'
import type { Day, MaybeDay } from './column.ts'

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

export interface DividendsTable {
  id: Generated<number>
  security_id: number
  kind: DividendKind
  /** Per share or unit (coupons: per 100 nominal): amount / 10^scale of unit. */
  amount: number
  scale: number
  unit: string
  financial_year: number | null
  declared_on: MaybeDay
  ex_on: Day
  record_on: MaybeDay
  pay_on: MaybeDay
  status: DividendStatus
  /** Notional distribution of an accumulation class. */
  reinvested: Generated<boolean>
  source_id: number
  as_at: Day
}

export interface CorporateActionsTable {
  id: Generated<number>
  security_id: number
  kind: CorporateActionKind
  effective_on: Day
  ratio_new: number | null
  ratio_old: number | null
  /** Multiply earlier prices by this. */
  factor: number | null
  description: string
  source_id: number
}

export interface EventsTable {
  id: Generated<number>
  security_id: number
  kind: EventKind
  day: Day
  title: string
  confirmed: boolean
  source_id: number
}
