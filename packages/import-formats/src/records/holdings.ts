import type { IsoDate } from '@bellwether/domain'

export type HoldingType = 'Equity' | 'Bond' | 'Cash' | 'Fund' | 'Property' | 'Derivative' | 'Other'

export interface ReportedHolding {
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  readonly type: HoldingType
  readonly sector: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string | null
  /** A fraction of the net assets, as reported: below nothing of what is owed. */
  readonly weighting: number
}

/** Everything a fund held on a day. One record for the whole, since the report of a day is replaced as a whole. */
export interface HoldingsRecord {
  readonly kind: 'holdings'
  /** One of them; the others are null. */
  readonly fund: {
    readonly isin: string | null
    readonly seriesId: string | null
    readonly cik: string | null
    readonly marketCode: string | null
  }
  readonly asAt: IsoDate
  /** When the report was made: a later one about the same day takes its place. */
  readonly issuedOn: IsoDate
  /** The largest first. Their sum is what it is: 97.84% and 103.93% have been seen. */
  readonly holdings: readonly ReportedHolding[]
}
