import type { SecurityType } from '@bellwether/domain'
import type { Day, Instant, JsonObject, MaybeDay } from './column.ts'

export interface SectorGroupsTable {
  type: SecurityType
  /** Of the sector; of ETFs the category. */
  name: string
  as_at: MaybeDay
  /** Members whose ratios are compared. */
  reporting: number
  /** Listings, of the largest member first. */
  leaders: readonly number[]
  /** By ratio: the median, and of how many. */
  medians: JsonObject
  made_for: Instant
}

/** The arrays have one place for each period; null where there is no such return. */
export interface SectorStandingsTable {
  security_id: number
  type: SecurityType
  name: string
  as_at: Day
  managed_since: MaybeDay
  began_on: MaybeDay
  returns: readonly (number | null)[]
  averages: readonly (number | null)[]
  counted: readonly (number | null)[]
  places: readonly (number | null)[]
  /** By ratio: others with a lower figure, and others. */
  ratios: JsonObject
  /** By measure: own, rank, members, members with a lower figure. */
  income: JsonObject
}

export interface MarketFiguresTable {
  security_id: number
  type: SecurityType
  exchange: string
  as_at: Day
  /** By measure. */
  figures: JsonObject
}

export interface MarketMediansTable {
  type: SecurityType
  exchange: string
  as_at: Day
  /** By measure: the median, and of how many. */
  medians: JsonObject
}

export interface SecurityCountsTable {
  type: SecurityType
  securities: number
}
