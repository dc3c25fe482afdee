import type { Generated } from 'kysely'
import type { Day, InstantWithDefault } from './column.ts'

export interface ComponentConfigurationsTable {
  namespace: string
  environment: string
  revision: number
  /** JSON. */
  body: string
  public: boolean
  note: Generated<string>
  created_at: InstantWithDefault
  /** Null: by command, or by an account that is gone. */
  created_by: Generated<number | null>
}

export interface UsageAttributesTable {
  day: Day
  application: string
  namespace: string
  name: string
  value: string
  count: number
}

export interface UsageCountsTable {
  day: Day
  application: string
  namespace: string
  component: string
  version: string
  /** PAINTED, or the code of a failure. */
  outcome: string
  count: number
}
