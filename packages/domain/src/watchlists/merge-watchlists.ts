import { type WatchedItem, type Watchlist, watchlistKey } from './watchlist.ts'

/**
 * The lists of a browser and of an account as one: lists of the same name become one list, a security stands in it once, and of two notes the newer stays. Names and order are those
 * of `own`; what only `other` has comes after. Merging the same again changes nothing.
 */
export function mergeWatchlists(own: readonly Watchlist[], other: readonly Watchlist[]): readonly Watchlist[] {
  const merged = new Map(own.map(list => [watchlistKey(list.name), list]))
  for (const list of other) {
    const key = watchlistKey(list.name)
    const known = merged.get(key)
    merged.set(key, known ? { name: known.name, items: mergeItems(known.items, list.items) } : list)
  }
  return [...merged.values()]
}

function mergeItems(own: readonly WatchedItem[], other: readonly WatchedItem[]): readonly WatchedItem[] {
  const merged = new Map(own.map(item => [item.marketCode, item]))
  for (const item of other) {
    const known = merged.get(item.marketCode)
    merged.set(item.marketCode, known ? newer(known, item) : item)
  }
  return [...merged.values()]
}

/** Of two notes of one instant the longer stays, and of those the later in the alphabet: which of the two was asked first must not matter. */
function newer(left: WatchedItem, right: WatchedItem): WatchedItem {
  if (left.notedAt !== right.notedAt) return left.notedAt > right.notedAt ? left : right
  if (left.note.length !== right.note.length) return left.note.length > right.note.length ? left : right
  return left.note >= right.note ? left : right
}
