import type { IsoDate } from '../brand.ts'
import type { Wrapper } from '../eligibility.ts'
import type { Money } from '../money.ts'
import type { SecurityType } from '../security-type.ts'

/** What charges depend on. */
export interface OrderInstrument {
  readonly type: SecurityType
  /** Of incorporation, ISO 3166 alpha-2. */
  readonly country: string
  /** Short exchange name, or FUND. */
  readonly exchange: string
  readonly segment: string | null
  /** Dealing currency; GBP where prices are in pence. */
  readonly currency: string
  /** No stamp duty on purchases before this day. */
  readonly ukListingReliefUntil: IsoDate | null
}

export interface Order {
  readonly side: 'BUY' | 'SELL'
  /** A regular investment is dealt at its own charge. */
  readonly regular: boolean
  readonly wrapper: Wrapper
  /** Quantity × price in pounds, before charges. */
  readonly consideration: Money
  /** The day of the deal: it chooses the rates. */
  readonly day: IsoDate
  readonly dealsLastMonth: number
}

export type OrderChargeCode = 'DEALING' | 'REGULAR_DEALING' | 'FX' | 'SDRT' | 'PTM' | 'FTT'

export interface OrderCharge {
  readonly code: OrderChargeCode
  readonly amount: Money
  /** Since when the rate holds. */
  readonly validFrom: IsoDate
}

/** A tax or levy that does not apply to this order, with the reason. */
export interface OrderExemption {
  readonly code: 'SDRT' | 'PTM'
  readonly reason: string
}

export interface PricedOrder {
  readonly consideration: Money
  /** Only those that apply to this order; a charge of zero is listed, not left out. */
  readonly charges: readonly OrderCharge[]
  readonly exemptions: readonly OrderExemption[]
  readonly totalCharges: Money
  /** Debited for a purchase, credited for a sale; negative where charges exceed the proceeds. */
  readonly settlement: Money
}
