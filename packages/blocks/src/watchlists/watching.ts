import {
  firstWatchlistName,
  type MarketCode,
  type Watchlist,
  type WatchlistChange,
  watchlistKey,
} from '@bellwether/domain'
import { createContext } from 'react'

/** A list of the viewer, and whether it has the security. */
export interface ListOfStar {
  readonly name: string
  readonly held: boolean
}

/** What a star or the choice beside it asks for. */
export type StarChange = Extract<WatchlistChange, { kind: 'star' | 'unstar' | 'add' | 'remove' }>

/** The viewer's lists in this browser, shared by every star of the page. */
export interface Watching {
  subscribe(listener: () => void): () => void
  /** Null while only the server knows them. */
  getLists(): readonly Watchlist[] | null
  /** Asks for them where only the server knows them; `getLists` has them then. */
  load(): Promise<readonly Watchlist[]>
  /** Resolves once the change is stored. */
  change(change: StarChange): Promise<void>
  /** Whether a change that could not be stored is better sent as a form: the server then says why. */
  readonly hasServer: boolean
}

/** None on a server. */
export const WatchingContext = createContext<Watching | null>(null)

export function listsOfStar(lists: readonly Watchlist[], marketCode: MarketCode): readonly ListOfStar[] {
  return lists.map(({ name, items }) => ({ name, held: items.some(item => item.marketCode === marketCode) }))
}

/** What the lists are going to be, shown until the change is stored. */
export function expectChange(lists: readonly ListOfStar[], change: StarChange): readonly ListOfStar[] {
  switch (change.kind) {
    case 'unstar':
      return lists.map(({ name }) => ({ name, held: false }))
    case 'star':
      if (lists.length === 0) return [{ name: firstWatchlistName, held: true }]
      return lists.map((list, index) => (index === 0 ? { ...list, held: true } : list))
    default:
      return lists.map(list =>
        watchlistKey(list.name) === watchlistKey(change.list) ? { ...list, held: change.kind === 'add' } : list,
      )
  }
}
