import type { Generated } from 'kysely'
import type { Day, MaybeDay } from './column.ts'

export type PositionKind = 'BOARD' | 'EXECUTIVE' | 'MANAGER'

export type DirectorDealKind =
  | 'BUY'
  | 'SELL'
  | 'EXERCISE'
  | 'SELL_TO_COVER'
  | 'AWARD'
  | 'DRIP'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'SIP'
  | 'ISA'
  | 'GIFT'
  | 'INHERITANCE'
  | 'LOAN'

export interface PeopleTable {
  id: Generated<number>
  name: string
  born: number | null
  biography: string | null
  source_id: number
}

export interface PositionsTable {
  id: Generated<number>
  security_id: number
  person_id: number
  kind: PositionKind
  role: string
  appointed_on: MaybeDay
  left_on: MaybeDay
  shares: number | null
  /** Last year, minor units of pay_currency. */
  pay: number | null
  pay_currency: string | null
  as_at: Day
  source_id: number
}

export interface DirectorDealsTable {
  id: Generated<number>
  security_id: number
  person_id: number
  role: string
  kind: DirectorDealKind
  traded_on: Day
  notified_on: Day
  shares: number
  /** At scale of unit. */
  price: number
  scale: number
  unit: string
  /** Price x shares at the deal, minor units of currency. */
  value_minor: number
  currency: string
  resulting_shares: number | null
  /** Said by an amended notification. */
  amendment: Generated<boolean>
  news_id: number | null
  source_id: number
}

export interface MajorShareholdersTable {
  security_id: number
  holder: string
  shares: number
  /** Fraction of the voting rights. */
  share: number
  change: number | null
  notified_on: Day
  source_id: number
}

export interface ShortPositionsTable {
  security_id: number
  holder: string
  share: number
  as_at: Day
  source_id: number
}
