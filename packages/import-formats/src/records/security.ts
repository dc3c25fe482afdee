import type { IsoDate, SecurityType } from '@bellwether/domain'

/** A security and one of its listings, as one row of a list of securities says it. Null: the row does not say. */
export interface SecurityRecord {
  readonly kind: 'security'
  readonly isin: string | null
  /** Of the SEC, without leading zeros. */
  readonly cik: string | null
  readonly seriesId: string | null
  /** Null: only completes a security that is there. */
  readonly type: SecurityType | null
  readonly name: string | null
  /** ISO 3166 alpha-2 of incorporation. */
  readonly country: string | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly cfi: string | null
  readonly lei: string | null
  readonly sector: string | null
  readonly industry: string | null
  readonly category: string | null
  readonly description: string | null
  readonly website: string | null
  readonly listing: ListingRecord | null
  /** The index that it is a member of. */
  readonly memberOf: string | null
  readonly asAt: IsoDate
}

export interface ListingRecord {
  /** Of the exchange; null where the file says only that it trades in the United States. */
  readonly mic: string | null
  /** As the exchange writes it, without suffixes of data vendors; null in FIRDS. */
  readonly ticker: string | null
  /** ISO 4217 of its prices, or the unit that its market quotes in, such as GBX. */
  readonly currency: string | null
  /** The day it ended or will end; null for one that goes on. */
  readonly endedOn: IsoDate | null
}

/** What an operator knows better than any file: the type of a security. */
export interface TypeOverrideRecord {
  readonly kind: 'type-override'
  readonly isin: string
  readonly type: SecurityType
}

/** A market, by ISO 10383. */
export interface VenueRecord {
  readonly kind: 'venue'
  readonly mic: string
  readonly operatingMic: string
  readonly name: string
  readonly country: string
  readonly city: string | null
  readonly website: string | null
  readonly status: string
  readonly asAt: IsoDate
}

/** A currency, by ISO 4217. */
export interface CurrencyRecord {
  readonly kind: 'currency'
  readonly code: string
  readonly number: string | null
  readonly name: string
  readonly minorDigits: number | null
  readonly withdrawn: string | null
  readonly asAt: IsoDate
}
