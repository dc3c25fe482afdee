import type { MarketCode, Money } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { LiveView } from './live.ts'
import type { WatchedView } from './watched.ts'

export interface WatchlistRowView extends WatchedView {
  readonly note: string
  /** Price change over one year, as a fraction. */
  readonly return1y: number | null
  readonly size: Money | null
}

/** Columns of a list beside name, price and change, in their order. */
export const watchColumnLabels = {
  type: 'Type',
  return1y: '1-year price change',
  yield: 'Yield',
  exDate: 'Next ex-date',
  size: 'Size',
  note: 'Note',
} as const

export type WatchColumn = keyof typeof watchColumnLabels

export const defaultWatchColumns: readonly WatchColumn[] = ['yield', 'exDate', 'note']

/** Names with commas between, or several of them; what is unknown is left out, and nothing means the usual ones. */
export function readWatchColumns(texts: readonly string[]): readonly WatchColumn[] {
  const named = new Set(texts.flatMap(text => text.split(',')))
  const chosen = (Object.keys(watchColumnLabels) as WatchColumn[]).filter(column => named.has(column))
  return chosen.length > 0 ? chosen : defaultWatchColumns
}

/** An investment that was looked for, to be added. */
export interface AddableView {
  readonly marketCode: MarketCode
  readonly name: string
  readonly watched: boolean
}

export interface WatchlistsView {
  /** Where the lists are stored; the server does not know those of a browser. */
  readonly storedIn: 'account' | 'browser'
  /** Null while only the browser knows. */
  readonly lists: readonly { readonly name: string; readonly count: number }[] | null
  readonly columns: readonly WatchColumn[]
  /** What was looked for, and what that may be; null where nothing was. */
  readonly find: { readonly typed: string; readonly found: readonly AddableView[] } | null
  readonly shown: { readonly name: string; readonly rows: BlockState<readonly WatchlistRowView[]> } | null
  /** Null where no price of the page is streamed. */
  readonly live: LiveView | null
  /** Why the last change was refused. */
  readonly problem: string | null
  readonly simulated: boolean
}
