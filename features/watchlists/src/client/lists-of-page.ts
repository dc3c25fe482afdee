import type { StarChange, Watching } from '@bellwether/blocks'
import { changeWatchlists, type MarketCode, type Watchlist, watchlistsWith } from '@bellwether/domain'
import { accountLists } from './account-lists.ts'
import type { GuestLists } from './guest-lists.ts'
import { guestListsKey } from './guest-lists-key.ts'

export interface ListsOfPage extends Watching {
  /** They have been changed by something else. */
  replace(lists: readonly Watchlist[]): void
}

type StoredChange = StarChange | { readonly kind: 'merge'; readonly lists: readonly Watchlist[] }
/** Stores a change, and returns what an `unstar` has removed. */
type Store = (change: StoredChange) => Promise<readonly Watchlist[]>

interface ListsOptions {
  readonly initial: readonly Watchlist[] | null
  readonly read: () => Promise<readonly Watchlist[]>
  readonly store: Store
  readonly hasServer: boolean
  readonly announce: (message: string) => void
}

/** The viewer's lists, and who shows them. A security that is starred again gets back the lists and notes it had on this page. */
export function createListsOfPage(options: ListsOptions): ListsOfPage {
  const { initial, store, hasServer, announce } = options
  const listeners = new Set<() => void>()
  const removed = new Map<MarketCode, readonly Watchlist[]>()
  let lists = initial
  const replace = (next: readonly Watchlist[]) => {
    lists = next
    for (const tell of [...listeners]) tell()
  }
  const load = async () => {
    if (lists) return lists
    const read = await options.read()
    replace(read)
    return read
  }

  async function change(asked: StarChange): Promise<void> {
    const { kind, marketCode } = asked
    const kept = kind === 'star' ? removed.get(marketCode) : undefined
    const change = kept && kept.length > 0 ? ({ kind: 'merge', lists: kept } as const) : asked
    // Before anything is read: whoever leaves the page after a press has sent it.
    const taken = await store(change)
    if (kind === 'unstar') removed.set(marketCode, taken)
    else removed.delete(marketCode)
    replace(lists ? changeWatchlists(lists, change) : await options.read())
    announce(messageOf(asked))
  }

  return {
    hasServer,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getLists: () => lists,
    load,
    replace,
    change,
  }
}

function messageOf(change: StarChange): string {
  switch (change.kind) {
    case 'star':
      return 'Added to your watchlist'
    case 'unstar':
      return 'Removed from your watchlists'
    case 'add':
      return `Added to ${change.list}`
    case 'remove':
      return `Removed from ${change.list}`
  }
}

/** A guest's lists: in this browser, and changed by its other tabs too. */
export function guestListsOfPage(window: Window, guest: GuestLists, announce: ListsOptions['announce']): ListsOfPage {
  const lists = createListsOfPage({
    initial: guest.read(),
    read: async () => guest.read(),
    async store(change) {
      const taken = change.kind === 'unstar' ? watchlistsWith(guest.read(), change.marketCode) : []
      guest.change(change)
      return taken
    },
    hasServer: false,
    announce,
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === guestListsKey || key === null) lists.replace(guest.read())
  })
  return lists
}

/** A user's lists: drawn by the server, and asked for when they have been changed. */
export function accountListsOfPage(announce: ListsOptions['announce']): ListsOfPage {
  return createListsOfPage({
    initial: null,
    read: accountLists.read,
    store: storeInAccount,
    hasServer: true,
    announce,
  })
}

const storeInAccount: Store = async change => {
  switch (change.kind) {
    case 'unstar':
      return accountLists.unstar(change.marketCode)
    case 'merge':
      await accountLists.merge(change.lists)
      break
    case 'star':
      await accountLists.star(change.marketCode)
      break
    default:
      await accountLists[change.kind](change.list, change.marketCode)
  }
  return []
}
