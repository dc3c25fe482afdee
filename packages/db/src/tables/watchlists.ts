import type { GeneratedAlways } from 'kysely'

export interface WatchlistsTable {
  id: GeneratedAlways<number>
  user_id: number
  name: string
  /** What makes two names the same. */
  name_key: string
  position: number
}

export interface WatchlistItemsTable {
  watchlist_id: number
  market_code: string
  position: number
  note: string
  /** Milliseconds since 1970; 0: never. */
  noted_at: number
}
