import type { IsoDate } from '@bellwether/domain'

export type IndexKind = 'MARKET' | 'BENCHMARK' | 'CASH' | 'INFLATION'

export interface IndexRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly kind: IndexKind
  /** Its name in the documents of funds that are measured by it. */
  readonly cited_as: string | null
  readonly source_id: number
}

export interface IndexLevelRow {
  readonly index_id: number
  readonly day: IsoDate
  /** Hundredths of a point, as all levels: prices of the members only. Null where an index is published with income only. */
  readonly level: number | null
  /** With everything the members pay. */
  readonly total_return: number | null
  /** With what is left of it after withholding tax. */
  readonly net_total_return: number | null
  /** Seconds since 1970. */
  readonly published: number
  readonly source_id: number
}

export interface IndexMemberRow {
  readonly index_id: number
  readonly security_id: number
  /** Fraction of the index. */
  readonly weighting: number | null
  readonly as_at: IsoDate
  readonly source_id: number
}
