import type { Generated } from 'kysely'
import type { Day } from './column.ts'

export interface IndicesTable {
  id: Generated<number>
  code: string
  name: string
  currency: string
  source_id: number
}

export interface IndexLevelsTable {
  index_id: number
  day: Day
  /** Hundredths of a point. */
  level: number
}

export interface IndexMembersTable {
  index_id: number
  security_id: number
  /** Fraction of the index. */
  weighting: number | null
  as_at: Day
}
