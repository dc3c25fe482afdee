import {
  isCanonical,
  isWatched,
  type MarketCode,
  parseWatchlistChange,
  type Watchlist,
  watchlistsWith,
} from '@bellwether/domain'
import { accountLists } from './account-lists.ts'
import { type GuestLists, guestListsKey } from './guest-lists.ts'
import { hasListChoices, showListChoices } from './list-choices.ts'

/** What a star does. Pressing again what was just taken out brings it back as it was, with its notes. */
interface Watching {
  star(marketCode: MarketCode): Promise<void>
  unstar(marketCode: MarketCode): Promise<readonly Watchlist[]>
  merge(lists: readonly Watchlist[]): Promise<unknown>
  add(list: string, marketCode: MarketCode): Promise<void>
  remove(list: string, marketCode: MarketCode): Promise<void>
  read(): Promise<readonly Watchlist[]>
}

/** The page's stars answer in place; `guest` is null for a user. Returns how to show what is watched. */
export function stars(document: Document, guest: GuestLists | null): (lists: readonly Watchlist[]) => void {
  const watching = guest ? inBrowser(guest) : accountLists
  const taken = new Map<MarketCode, readonly Watchlist[]>()

  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.bwPlain === '') return
    if (form.dataset.bwLists !== undefined) choose(form, event)
    if (form.dataset.bwStar === undefined) return
    const button = form.querySelector('button')
    const marketCode = form.dataset.bwStar
    if (!button || !isCanonical(marketCode)) return
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    void change(form, button, () => press(button, marketCode))
  })

  if (guest) {
    const show = () => showStars(document, guest.read())
    show()
    document.defaultView?.addEventListener('storage', event => {
      if (event.key === guestListsKey || event.key === null) show()
    })
    const region = document.querySelector('[data-bw-swap]')
    if (region) new MutationObserver(show).observe(region, { childList: true })
  }
  return lists => showStars(document, lists)

  function choose(form: HTMLFormElement, event: SubmitEvent): void {
    const button = event.submitter
    const wish = parseWatchlistChange(Object.fromEntries(new FormData(form, button)), Date.now())
    if (!(button instanceof HTMLButtonElement) || (wish?.kind !== 'add' && wish?.kind !== 'remove')) return
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    void change(form, button, async () => {
      await watching[wish.kind](wish.list, wish.marketCode)
      taken.delete(wish.marketCode)
      return wish.kind === 'add' ? `Added to ${wish.list}` : `Removed from ${wish.list}`
    })
  }

  async function press(button: HTMLButtonElement, marketCode: MarketCode): Promise<string> {
    const wasPressed = button.ariaPressed === 'true'
    if (wasPressed) taken.set(marketCode, await watching.unstar(marketCode))
    else await bringBack(marketCode)
    showStar(document, marketCode, !wasPressed)
    return wasPressed ? 'Removed from your watchlists' : 'Added to your watchlist'
  }

  /** `make` does it and answers what to say of it. */
  async function change(form: HTMLFormElement, button: HTMLButtonElement, make: () => Promise<string>): Promise<void> {
    button.ariaBusy = 'true'
    try {
      say(document, await make())
      form.querySelector('[role="alert"]')?.remove()
      void showAll()
    } catch (error) {
      if (guest) tell(form, error)
      else {
        // Sent as a plain form, the server's own page says what is wrong.
        form.dataset.bwPlain = ''
        form.requestSubmit(button)
      }
    } finally {
      button.ariaBusy = null
    }
  }

  /** It is done even if it cannot be shown in every place. */
  async function showAll(): Promise<void> {
    if (!guest && !hasListChoices(document)) return
    const lists = await watching.read().catch(() => null)
    if (lists) showStars(document, lists)
  }

  async function bringBack(marketCode: MarketCode): Promise<void> {
    const lists = taken.get(marketCode)
    if (lists && lists.length > 0) await watching.merge(lists)
    else await watching.star(marketCode)
    taken.delete(marketCode)
  }
}

function inBrowser(guest: GuestLists): Watching {
  return {
    async star(marketCode) {
      guest.change({ kind: 'star', marketCode })
    },
    async unstar(marketCode) {
      const lists = watchlistsWith(guest.read(), marketCode)
      guest.change({ kind: 'unstar', marketCode })
      return lists
    },
    async merge(lists) {
      guest.change({ kind: 'merge', lists })
    },
    async add(list, marketCode) {
      guest.change({ kind: 'add', list, marketCode })
    },
    async remove(list, marketCode) {
      guest.change({ kind: 'remove', list, marketCode })
    },
    async read() {
      return guest.read()
    },
  }
}

function showStars(document: Document, lists: readonly Watchlist[]): void {
  showListChoices(document, lists)
  for (const { dataset } of document.querySelectorAll<HTMLElement>('form[data-bw-star]')) {
    const marketCode = dataset.bwStar ?? ''
    if (isCanonical(marketCode)) showStar(document, marketCode, isWatched(lists, marketCode))
  }
}

/** Every star of the security: it may stand in the header and in a table. */
function showStar(document: Document, marketCode: MarketCode, pressed: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`form[data-bw-star="${marketCode}"] button`)) {
    button.ariaPressed = String(pressed)
    button.value = pressed ? 'unstar' : 'star'
  }
}

function tell(form: HTMLFormElement, error: unknown): void {
  const alert = form.querySelector('[role="alert"]') ?? form.ownerDocument.createElement('span')
  alert.setAttribute('role', 'alert')
  alert.textContent = error instanceof Error ? error.message : 'This browser does not let us keep a list.'
  form.append(alert)
}

export function say(document: Document, words: string): void {
  const status = document.getElementById('bw-status')
  if (status) status.textContent = words
}
