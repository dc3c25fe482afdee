import type { Wrapper } from '@bellwether/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Day, Instant, JsonObject, MaybeDay, MaybeInstant } from './column.ts'

export interface ExchangeRatesTable {
  currency: string
  /** Pounds for one. */
  sterling: number
  as_at: Day
  source_id: number
}

export interface ExchangeRateDaysTable {
  currency: string
  day: Day
  /** Pounds for one. */
  sterling: number
  source_id: number
}

export interface PaperAccountsTable {
  id: GeneratedAlways<number>
  user_id: number
  wrapper: Wrapper
  opened_at: Instant
  /** Pence. */
  cash: number
  /** Of the cash, held by waiting purchases. */
  reserved: Generated<number>
}

export interface PaperPositionsTable {
  account_id: number
  market_code: string
  /** quantity / 10^quantity_scale. */
  quantity: number
  quantity_scale: number
  /** Of the quantity, held by waiting sales. */
  reserved: Generated<number>
  /** Pence, with all charges. */
  cost: number
  /** Dividends buy more of it. */
  reinvest: Generated<boolean>
}

export type PaperOrderKind = 'QUOTE' | 'LIMIT' | 'REGULAR' | 'REINVESTMENT'
export type PaperOrderState = 'WAITING' | 'DEALT' | 'CANCELLED' | 'EXPIRED' | 'REFUSED'

export interface PaperOrdersTable {
  id: GeneratedAlways<number>
  /** The same ticket is the same order, however often it arrives. */
  ticket: string
  account_id: number
  side: 'BUY' | 'SELL'
  kind: PaperOrderKind
  market_code: string
  security_name: string
  quantity: number
  quantity_scale: number
  /** The worst price it deals at; null for an order that never waited. */
  bound: number | null
  price_scale: number
  price_unit: string
  reserved: Generated<number>
  state: PaperOrderState
  reason: string | null
  placed_at: Instant
  expires_on: Day
  ended_at: MaybeInstant
  price: number | null
  /** Pence of accrued interest within the consideration. */
  accrued: number | null
  sterling_rate: number | null
  sterling_rate_as_at: MaybeDay
  /** Pence. */
  consideration: number | null
  /** Pence by code. */
  charges: Generated<JsonObject>
  settlement: number | null
}

export interface PaperEntriesTable {
  id: GeneratedAlways<number>
  account_id: number
  reference: string
  kind: 'OPENING' | 'PURCHASE' | 'SALE' | 'DIVIDEND'
  /** Pence; what is paid out is negative. */
  amount: number
  at: Instant
}

export interface PaperPlansTable {
  id: GeneratedAlways<number>
  ticket: string
  account_id: number
  market_code: string
  security_name: string
  /** Pence a month. */
  amount: number
  day: number
  next_on: Day
  created_at: Instant
  stopped_at: MaybeInstant
}
