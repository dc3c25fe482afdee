import { changeWatchlists, parseWatchlists, type Watchlist, type WatchlistChange } from '@bellwether/domain'
import { guestListsKey } from './guest-lists-key.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A guest's lists in local storage. Invalid entries are skipped; unavailable storage reads as empty. */
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
    /** Throws when the change breaks a rule or storage is unavailable. */
    change(change: WatchlistChange): readonly Watchlist[] {
      const lists = changeWatchlists(read(), change)
      store().setItem(guestListsKey, JSON.stringify(lists))
      return lists
    },
    /** Removes the lists, unless they have changed since `known` was read. */
    forget(known: string): void {
      if (text() === known) store().removeItem(guestListsKey)
    },
  }
}

export type GuestLists = ReturnType<typeof createGuestLists>
