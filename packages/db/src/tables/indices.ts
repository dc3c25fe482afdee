import type { IsoDate } from '@bellwether/domain'
import type { Generated } from 'kysely'
import type { Bytes, Day, MaybeBytes, ReadOnly } from './column.ts'

/** MARKET is an index of shares here; BENCHMARK is one that products are measured by; INFLATION is what a basket of goods costs. */
export type IndexKind = 'MARKET' | 'BENCHMARK' | 'CASH' | 'INFLATION'

export interface IndicesTable {
  id: Generated<number>
  code: string
  name: string
  currency: string
  kind: Generated<IndexKind>
  /** Its name in the documents of funds that are measured by it. */
  cited_as: string | null
  source_id: number
}

/** The levels of a calendar year, each series as bytes: see packages/db/src/series. */
export interface IndexLevelYearsTable {
  index_id: number
  year: number
  first_day: Day
  last_day: Day
  days: Bytes
  levels: MaybeBytes
  total_returns: MaybeBytes
  net_total_returns: MaybeBytes
  /** Seconds since 1970. */
  published: MaybeBytes
  source_id: number
  sources: MaybeBytes
}

/** A row for each day of the years above. */
export interface IndexLevelsView {
  index_id: ReadOnly<number>
  day: ReadOnly<IsoDate>
  /** Hundredths of a point, as all levels: prices of the members only. Null where an index is published with income only. */
  level: ReadOnly<number | null>
  /** With everything the members pay. */
  total_return: ReadOnly<number | null>
  /** With what is left of it after withholding tax. */
  net_total_return: ReadOnly<number | null>
  source_id: ReadOnly<number>
  published_at: ReadOnly<Date | null>
}

export interface IndexMembersTable {
  index_id: number
  security_id: number
  /** Fraction of the index. */
  weighting: number | null
  as_at: Day
  source_id: number
}

export interface ReferenceValuesTable {
  /** Of the index. */
  code: string
  day: Day
  /** Percent a year, or points. */
  value: number
  /** Of the file. */
  as_at: Day
  source_id: number
}
