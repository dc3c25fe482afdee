import type { Generated } from 'kysely'
import type { Day, Instant, MaybeInstant } from './column.ts'

export interface NewsItemsTable {
  id: Generated<number>
  guid: string
  title: string
  type_code: string
  type: string
  /** ALLIANCE, LSELSERNS, DGAPDGAPRNS. */
  source_code: string
  source: string
  provider: string
  language: Generated<string>
  published_at: Instant
  /** By its publisher; null where only the first publication is known. */
  changed_at: MaybeInstant
  tags: Generated<readonly string[]>
  /** Canonical market codes, in the order given. */
  symbols: Generated<readonly string[]>
  source_id: number
}

export interface NewsBodiesTable {
  news_id: number
  /** As received; sanitised when shown. */
  html: string
}

export interface NewsSymbolsTable {
  market_code: string
  source_code: string
  published_at: Instant
  news_id: number
}

/** Kept by triggers of news_symbols. */
export interface NewsCountsTable {
  market_code: string
  source_code: string
  /** The first day of it, by UTC. */
  month: Day
  tags: readonly string[]
  items: number
}
