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
  /** Who published what somebody else had written. */
  approved_by: Generated<number | null>
}

export interface ConfigurationDraftsTable {
  namespace: string
  environment: string
  /** A new one with each change. */
  version: Generated<number>
  /** As typed. */
  text: string
  public: boolean
  note: string
  /** Everybody who has changed it. */
  authors: number[]
  saved_by: number | null
  saved_at: InstantWithDefault
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
