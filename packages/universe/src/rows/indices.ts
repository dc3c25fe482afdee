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
  /** Hundredths of a point. */
  readonly level: number
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
