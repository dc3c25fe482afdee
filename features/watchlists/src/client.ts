import { guestListsKey } from './client/guest-lists-key.ts'

/** What watchlists do beside their islands: the lists of a browser move into the account of whoever logs in. */
export function startWatchlists(document: Document): void {
  const isUser = document.querySelector('[data-bw-account-menu]') !== null
  if (isUser && hasGuestLists())
    import('./client/merge-guest-lists.ts').then(({ mergeGuestLists }) => mergeGuestLists(document))
  const region = document.getElementById('watchlists')
  if (region) import('./client/lists-page.ts').then(({ listsPage }) => listsPage(region, isUser))
}

function hasGuestLists(): boolean {
  try {
    return localStorage.getItem(guestListsKey) !== null
  } catch {
    return false
  }
}
