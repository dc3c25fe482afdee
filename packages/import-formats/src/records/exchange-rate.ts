import type { IsoDate } from '@bellwether/domain'

/** What one of a currency was worth in pounds on a day. */
export interface ExchangeRateRecord {
  readonly kind: 'exchange-rate'
  /** ISO 4217, never GBP. */
  readonly currency: string
  readonly day: IsoDate
  readonly sterling: number
}
