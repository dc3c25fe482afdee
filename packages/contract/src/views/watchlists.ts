import type { IsoDate, MarketCode, Price } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { LiveView } from './live.ts'

/** What is known of one watched security; all but the code is null or empty for one that is listed no longer. */
export interface WatchedView {
  readonly marketCode: MarketCode
  readonly name: string
  readonly listed: boolean
  readonly typeWords: string
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  /** Instant of the price, and the zone to tell it in. */
  readonly at: string | null
  readonly zone: string
  readonly streamable: boolean
  /** A fraction; a gilt's is to redemption. */
  readonly yield: number | null
  readonly nextExOn: { readonly day: IsoDate; readonly estimated: boolean } | null
}

export interface WatchlistRowView extends WatchedView {
  readonly note: string
}

export interface WatchlistsView {
  /** Whose lists: of an account, or of a browser, which the server does not keep. */
  readonly keptIn: 'account' | 'browser'
  /** Null while only the browser knows. */
  readonly lists: readonly { readonly name: string; readonly count: number }[] | null
  readonly shown: { readonly name: string; readonly rows: BlockState<readonly WatchlistRowView[]> } | null
  /** Null where no price of the page is streamed. */
  readonly live: LiveView | null
  /** Why the last change was refused. */
  readonly problem: string | null
  readonly simulated: boolean
}

/** Where a list is shown, or the first one. */
export function watchlistsPath(list: string | null = null): string {
  return list === null ? '/platform/watchlists' : `/platform/watchlists?list=${encodeURIComponent(list)}`
}
