import type { Watchlist } from '@bellwether/domain'
import { accountLists } from './account-lists.ts'
import { guestLists, pageLists } from './page-lists.ts'

let merging: Promise<readonly Watchlist[] | null> | null = null

/**
 * Adds the lists of this browser to the account of whoever has logged in, once a page. Merged lists are removed from the browser, so that its next user
 * does not get them; lists that could not be merged stay. Null where there was nothing to merge.
 */
export function mergeGuestLists(): Promise<readonly Watchlist[] | null> {
  merging ??= merge()
  return merging
}

async function merge(): Promise<readonly Watchlist[] | null> {
  const text = guestLists.text()
  if (text === null) return null
  const lists = guestLists.read()
  const merged = lists.length > 0 ? await accountLists.merge(lists).catch(explain) : null
  guestLists.forget(text)
  if (merged) pageLists().replace(merged)
  return merged
}

function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : ''
  throw new Error(`The watchlists in this browser could not be added to your account. ${reason}`)
}
