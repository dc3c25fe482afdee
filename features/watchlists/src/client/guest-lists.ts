import { changeWatchlists, parseWatchlists, type Watchlist, type WatchlistChange } from '@bellwether/domain'

export const guestListsKey = 'bw-watchlists'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The lists of a guest, in this browser. Whatever stands in the storage is read as far as it makes sense; a storage that refuses is an empty one. */
export function createGuestLists(store: () => Store, now: () => number) {
  const text = (): string | null => {
    try {
      return store().getItem(guestListsKey)
    } catch {
      return null
    }
  }
  const read = (): readonly Watchlist[] => {
    try {
      return parseWatchlists(JSON.parse(text() ?? '[]'), now())
    } catch {
      return []
    }
  }
  return {
    text,
    read,
    /** Throws what the rules refuse, and what the storage does. */
    change(change: WatchlistChange): readonly Watchlist[] {
      const lists = changeWatchlists(read(), change)
      store().setItem(guestListsKey, JSON.stringify(lists))
      return lists
    },
    /** Unless they have changed since they were `known`. */
    forget(known: string): void {
      if (text() === known) store().removeItem(guestListsKey)
    },
  }
}

export type GuestLists = ReturnType<typeof createGuestLists>
