import { guestListsKey } from './client/guest-lists-key.ts'

/** What watchlists do beside their islands: the lists of a browser move into the account of whoever logs in. */
export function startWatchlists(document: Document): void {
  if (!document.querySelector('[data-bw-account-menu]') || !hasGuestLists()) return
  import('./client/merge-guest-lists.ts')
    .then(({ mergeGuestLists }) => mergeGuestLists())
    // The watchlists page says so; on any other the lists simply stay.
    .catch(() => null)
}

function hasGuestLists(): boolean {
  try {
    return localStorage.getItem(guestListsKey) !== null
  } catch {
    return false
  }
}
