import type { BlockState } from './block-state.ts'
import type { LiveView } from './live.ts'
import type { WatchedView } from './watched.ts'

export interface WatchlistRowView extends WatchedView {
  readonly note: string
}

export interface WatchlistsView {
  /** Where the lists are stored; the server does not know those of a browser. */
  readonly storedIn: 'account' | 'browser'
  /** Null while only the browser knows. */
  readonly lists: readonly { readonly name: string; readonly count: number }[] | null
  readonly shown: { readonly name: string; readonly rows: BlockState<readonly WatchlistRowView[]> } | null
  /** Null where no price of the page is streamed. */
  readonly live: LiveView | null
  /** Why the last change was refused. */
  readonly problem: string | null
  readonly simulated: boolean
}
