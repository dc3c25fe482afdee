import type { Generated } from 'kysely'
import type { Day } from './column.ts'

/** MARKET counts prices of shares only; BENCHMARK and CASH count income too; INFLATION is what a basket of goods costs. */
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
  /** Hundredths of a point. */
  level: number
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
