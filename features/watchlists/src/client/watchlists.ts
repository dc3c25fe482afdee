import { accountLists } from './account-lists.ts'
import { createGuestLists, type GuestLists } from './guest-lists.ts'
import { listsPage } from './lists-page.ts'
import { addOverlapLinks } from './overlap-links.ts'
import { stars } from './stars.ts'

/** Stars on every page, the watchlists page, and merging a guest's lists after login. */
export async function watchlists(document: Document): Promise<void> {
  const kept = createGuestLists(() => localStorage, Date.now)
  const isUser = document.querySelector('[data-bw-account-menu]') !== null
  const guest = isUser ? null : kept
  const show = stars(document, guest)
  const region = document.getElementById('watchlists')
  if (region) void listsPage(region, guest)
  if (isUser) await mergeIntoAccount(kept)
  const overlap = document.querySelector<HTMLElement>('[data-bw-own-overlap]')
  // The links are a shortcut only: any code can be typed.
  if (overlap) addOverlapLinks(overlap, guest ? guest.read() : await accountLists.read().catch(() => []))

  /** Merged lists are removed from the browser, so that its next user does not get them. Lists that could not be merged stay. */
  async function mergeIntoAccount(from: GuestLists): Promise<void> {
    const text = from.text()
    if (text === null) return
    const lists = from.read()
    try {
      const merged = lists.length > 0 ? await accountLists.merge(lists) : null
      from.forget(text)
      if (!merged) return
      if (region) document.defaultView?.location.reload()
      else show(merged)
    } catch (error) {
      const place = document.querySelector('[data-bw-problem]')
      if (place && error instanceof Error)
        place.textContent = `The watchlists in this browser could not be added to your account. ${error.message}`
    }
  }
}
