import type { MarketCode } from '../brand.ts'
import { UnknownWatchlistError, WatchlistLimitError, WatchlistNameError } from '../errors.ts'
import { mergeWatchlists } from './merge-watchlists.ts'
import {
  findWatchlist,
  firstWatchlistName,
  isWatched,
  parseWatchlistName,
  toWatchlistNote,
  type WatchedItem,
  type Watchlist,
  watchlistKey,
  watchlistLimits,
} from './watchlist.ts'

/** All that can be done to somebody's lists, in a browser or in an account. Each may be done twice with the effect of once, except moving. */
export type WatchlistChange =
  /** Into the first list, which is made if there is none; nothing happens if it is watched anywhere. */
  | { readonly kind: 'star'; readonly marketCode: MarketCode }
  /** Out of every list. */
  | { readonly kind: 'unstar'; readonly marketCode: MarketCode }
  | { readonly kind: 'add'; readonly list: string; readonly marketCode: MarketCode }
  | { readonly kind: 'remove'; readonly list: string; readonly marketCode: MarketCode }
  | {
      readonly kind: 'note'
      readonly list: string
      readonly marketCode: MarketCode
      readonly note: string
      readonly at: number
    }
  | { readonly kind: 'move'; readonly list: string; readonly marketCode: MarketCode; readonly by: -1 | 1 }
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'rename'; readonly list: string; readonly name: string }
  | { readonly kind: 'delete'; readonly list: string }
  | { readonly kind: 'merge'; readonly lists: readonly Watchlist[] }

/** The lists after the change. A list that it does not touch stays the same object. */
export function changeWatchlists(lists: readonly Watchlist[], change: WatchlistChange): readonly Watchlist[] {
  switch (change.kind) {
    case 'star': {
      if (isWatched(lists, change.marketCode)) return lists
      const list = lists[0]?.name ?? firstWatchlistName
      const some = lists.length > 0 ? lists : [{ name: list, items: [] }]
      return changeWatchlists(some, { kind: 'add', list, marketCode: change.marketCode })
    }
    case 'unstar':
      return lists.map(list => withItems(list, without(list.items, change.marketCode)))
    case 'add':
      return changeItems(lists, change.list, items =>
        items.some(item => item.marketCode === change.marketCode)
          ? items
          : [...items, { marketCode: change.marketCode, note: '', notedAt: 0 }],
      )
    case 'remove':
      return changeItems(lists, change.list, items => without(items, change.marketCode))
    case 'note': {
      const note = toWatchlistNote(change.note)
      return changeItems(lists, change.list, items =>
        items.map(item =>
          item.marketCode === change.marketCode && item.note !== note ? { ...item, note, notedAt: change.at } : item,
        ),
      )
    }
    case 'move':
      return changeItems(lists, change.list, items => moved(items, change.marketCode, change.by))
    case 'create': {
      const name = freeName(lists, change.name)
      return withinLimits([...lists, { name, items: [] }])
    }
    case 'rename': {
      const list = getWatchlist(lists, change.list)
      const name = freeName(
        lists.filter(other => other !== list),
        change.name,
      )
      return lists.map(other => (other === list ? { ...list, name } : other))
    }
    case 'delete': {
      const key = watchlistKey(change.list)
      return lists.filter(list => watchlistKey(list.name) !== key)
    }
    case 'merge':
      return withinLimits(mergeWatchlists(lists, change.lists))
  }
}

/** What a star took away: merging it brings everything back, notes too. */
export function watchlistsWith(lists: readonly Watchlist[], marketCode: MarketCode): readonly Watchlist[] {
  return lists.flatMap(({ name, items }) => {
    const item = items.find(candidate => candidate.marketCode === marketCode)
    return item ? [{ name, items: [item] }] : []
  })
}

function getWatchlist(lists: readonly Watchlist[], name: string): Watchlist {
  const list = findWatchlist(lists, name)
  if (!list) throw new UnknownWatchlistError(name)
  return list
}

function freeName(others: readonly Watchlist[], given: string): string {
  const name = parseWatchlistName(given)
  if (name === null) throw new WatchlistNameError(given, 'INVALID', watchlistLimits.name)
  if (findWatchlist(others, name)) throw new WatchlistNameError(name, 'TAKEN', watchlistLimits.name)
  return name
}

function changeItems(
  lists: readonly Watchlist[],
  name: string,
  change: (items: readonly WatchedItem[]) => readonly WatchedItem[],
): readonly Watchlist[] {
  const list = getWatchlist(lists, name)
  return withinLimits(lists.map(other => (other === list ? withItems(list, change(list.items)) : other)))
}

function withItems(list: Watchlist, items: readonly WatchedItem[]): Watchlist {
  const same = items.length === list.items.length && items.every((item, index) => item === list.items[index])
  return same ? list : { ...list, items }
}

function without(items: readonly WatchedItem[], marketCode: MarketCode): readonly WatchedItem[] {
  return items.filter(item => item.marketCode !== marketCode)
}

/** At an end it stays where it is. */
function moved(items: readonly WatchedItem[], marketCode: MarketCode, by: -1 | 1): readonly WatchedItem[] {
  const from = items.findIndex(item => item.marketCode === marketCode)
  const item = items[from]
  const to = from + by
  if (!item || to < 0 || to >= items.length) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}

function withinLimits(lists: readonly Watchlist[]): readonly Watchlist[] {
  if (lists.length > watchlistLimits.lists) throw new WatchlistLimitError('lists', lists.length, watchlistLimits.lists)
  for (const { items } of lists)
    if (items.length > watchlistLimits.items)
      throw new WatchlistLimitError('items', items.length, watchlistLimits.items)
  return lists
}
