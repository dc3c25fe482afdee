import { accountLists } from './account-lists.ts'
import { guestLists, pageLists } from './page-lists.ts'

/**
 * Adds the lists of this browser to the account of whoever has logged in. Merged lists are removed from the browser, so that its next user does not get
 * them; lists that could not be merged stay.
 */
export async function mergeGuestLists(document: Document): Promise<void> {
  const text = guestLists.text()
  if (text === null) return
  const lists = guestLists.read()
  const isListsPage = document.getElementById('watchlists') !== null
  try {
    const merged = lists.length > 0 ? await accountLists.merge(lists) : null
    guestLists.forget(text)
    if (!merged) return
    if (isListsPage) document.defaultView?.location.reload()
    else pageLists().replace(merged)
  } catch (error) {
    const place = document.querySelector('[data-bw-problem]')
    if (place && error instanceof Error)
      place.textContent = `The watchlists in this browser could not be added to your account. ${error.message}`
  }
}
