import { accountLists } from './account-lists.ts'
import { createGuestLists, type GuestLists } from './guest-lists.ts'
import { listsPage } from './lists-page.ts'
import { ownOverlap } from './own-overlap.ts'
import { stars } from './stars.ts'

/** Stars on every page, the page of the lists, and after a login what the browser kept until then. */
export async function watchlists(document: Document): Promise<void> {
  const kept = createGuestLists(() => localStorage, Date.now)
  const isUser = document.querySelector('[data-bw-account-menu]') !== null
  const guest = isUser ? null : kept
  const show = stars(document, guest)
  const region = document.getElementById('watchlists')
  if (region) void listsPage(region, guest)
  if (isUser) await bringAlong(kept)
  const overlap = document.querySelector<HTMLElement>('[data-bw-own-overlap]')
  // Without the lists there is only no short cut: any code can be typed.
  if (overlap) ownOverlap(overlap, guest ? guest.read() : await accountLists.read().catch(() => []))

  /** What the account took is forgotten here, so that whoever uses the browser next does not get it. What it refused stays. */
  async function bringAlong(from: GuestLists): Promise<void> {
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
        place.textContent = `The lists of this browser are still here and not yet in your account. ${error.message}`
    }
  }
}
