import type { Generated } from 'kysely'
import type { Day } from './column.ts'

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

export interface IndexLevelsTable {
  index_id: number
  day: Day
  /** Hundredths of a point, as all levels: prices of the members only. Null where an index is published with income only. */
  level: number | null
  /** With everything the members pay. */
  total_return: number | null
  /** With what is left of it after withholding tax. */
  net_total_return: number | null
  source_id: number
}

export interface IndexMembersTable {
  index_id: number
  security_id: number
  /** Fraction of the index. */
  weighting: number | null
  as_at: Day
  source_id: number
}
