import type { IsoDate } from '@bellwether/domain'

export type DealKind =
  | 'BUY'
  | 'SELL'
  | 'EXERCISE'
  | 'SELL_TO_COVER'
  | 'AWARD'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'GIFT'
  | 'INHERITANCE'
  | 'LOAN'

/** A deal of a director, an officer or somebody close to one, in the shares of the company. */
export interface DirectorDealRecord {
  readonly kind: 'director-deal'
  /** One of them; the other is null. */
  readonly security: { readonly isin: string | null; readonly cik: string | null }
  /** Whoever reports it, in the order of the notification: mostly one. */
  readonly people: readonly string[]
  readonly role: string
  readonly deal: DealKind
  readonly tradedOn: IsoDate
  readonly notifiedOn: IsoDate
  readonly shares: number
  /** Ten-thousandths of the currency; nothing of a gift or an award. */
  readonly price: number
  /** Minor units. */
  readonly value: number
  readonly currency: string
  readonly resultingShares: number | null
  /**
   * WITHDRAWN: the notification was cancelled or replaced. AMENDMENT: takes the place of what the people had notified
   * before of this kind on this day.
   */
  readonly status: 'VALID' | 'WITHDRAWN' | 'AMENDMENT'
}
