import type { IsoDate } from '@bellwether/domain'

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

export interface PersonRow {
  readonly id: number
  readonly name: string
  readonly born: number | null
  readonly biography: string | null
  readonly source_id: number
}

export interface PositionRow {
  readonly security_id: number
  readonly person_id: number
  readonly kind: PositionKind
  readonly role: string
  readonly appointed_on: IsoDate | null
  readonly left_on: IsoDate | null
  readonly shares: number | null
  /** Last year, minor units of pay_currency. */
  readonly pay: number | null
  readonly pay_currency: string | null
  readonly as_at: IsoDate
  readonly source_id: number
}

export interface DirectorDealRow {
  readonly security_id: number
  readonly person_id: number
  readonly role: string
  readonly kind: DirectorDealKind
  readonly traded_on: IsoDate
  readonly notified_on: IsoDate
  readonly shares: number
  /** At scale of unit. */
  readonly price: number
  readonly scale: number
  readonly unit: string
  /** Price x shares at the deal, minor units of currency. */
  readonly value_minor: number
  readonly currency: string
  readonly resulting_shares: number | null
  readonly news_id: number | null
  readonly source_id: number
}

export interface MajorShareholderRow {
  readonly security_id: number
  readonly holder: string
  readonly shares: number
  /** Fraction of the voting rights. */
  readonly share: number
  readonly change: number | null
  readonly notified_on: IsoDate
  readonly source_id: number
}

export interface ShortPositionRow {
  readonly security_id: number
  readonly holder: string
  readonly share: number
  readonly as_at: IsoDate
  readonly source_id: number
}
