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

/** Where stars are saved. */
interface Watching {
  star(marketCode: MarketCode): Promise<void>
  unstar(marketCode: MarketCode): Promise<readonly Watchlist[]>
  merge(lists: readonly Watchlist[]): Promise<unknown>
  add(list: string, marketCode: MarketCode): Promise<void>
  remove(list: string, marketCode: MarketCode): Promise<void>
  read(): Promise<readonly Watchlist[]>
}

/** Makes the page's stars work in place; `guest` is null for a user. Returns a function that updates them. */
export function stars(document: Document, guest: GuestLists | null): (lists: readonly Watchlist[]) => void {
  const watching = guest ? browserLists(guest) : accountLists
  const removed = new Map<MarketCode, readonly Watchlist[]>()

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

  if (guest) followGuestLists(document, guest)
  return lists => showStars(document, lists)

  function choose(form: HTMLFormElement, event: SubmitEvent): void {
    const button = event.submitter
    const choice = parseWatchlistChange(Object.fromEntries(new FormData(form, button)), Date.now())
    if (!(button instanceof HTMLButtonElement) || (choice?.kind !== 'add' && choice?.kind !== 'remove')) return
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    void change(form, button, async () => {
      await watching[choice.kind](choice.list, choice.marketCode)
      removed.delete(choice.marketCode)
      return choice.kind === 'add' ? `Added to ${choice.list}` : `Removed from ${choice.list}`
    })
  }

  async function press(button: HTMLButtonElement, marketCode: MarketCode): Promise<string> {
    const wasPressed = button.ariaPressed === 'true'
    if (wasPressed) removed.set(marketCode, await watching.unstar(marketCode))
    else await restore(marketCode)
    showStar(document, marketCode, !wasPressed)
    return wasPressed ? 'Removed from your watchlists' : 'Added to your watchlist'
  }

  /** `save` makes the change and resolves to what to announce. */
  async function change(form: HTMLFormElement, button: HTMLButtonElement, save: () => Promise<string>): Promise<void> {
    button.ariaBusy = 'true'
    try {
      announce(document, await save())
      form.querySelector('[role="alert"]')?.remove()
      void showAll()
    } catch (error) {
      if (guest) showError(form, error)
      else {
        // Submitted as a plain form, so that the server's page explains the problem.
        form.dataset.bwPlain = ''
        form.requestSubmit(button)
      }
    } finally {
      button.ariaBusy = null
    }
  }

  /** The change is saved even if the other stars cannot be updated. */
  async function showAll(): Promise<void> {
    if (!guest && !hasListChoices(document)) return
    const lists = await watching.read().catch(() => null)
    if (lists) showStars(document, lists)
  }

  /** Starring a security again after removing it restores its lists and notes. */
  async function restore(marketCode: MarketCode): Promise<void> {
    const lists = removed.get(marketCode)
    if (lists && lists.length > 0) await watching.merge(lists)
    else await watching.star(marketCode)
    removed.delete(marketCode)
  }
}

/** Keeps the stars up to date with changes in other tabs and on the page. */
function followGuestLists(document: Document, guest: GuestLists): void {
  const show = () => showStars(document, guest.read())
  show()
  document.defaultView?.addEventListener('storage', event => {
    if (event.key === guestListsKey || event.key === null) show()
  })
  const region = document.querySelector('[data-bw-swap]')
  if (region) new MutationObserver(show).observe(region, { childList: true })
}

function browserLists(guest: GuestLists): Watching {
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

/** Every star of the security: it may appear in the header and in a table. */
function showStar(document: Document, marketCode: MarketCode, pressed: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`form[data-bw-star="${marketCode}"] button`)) {
    button.ariaPressed = String(pressed)
    button.value = pressed ? 'unstar' : 'star'
  }
}

function showError(form: HTMLFormElement, error: unknown): void {
  const alert = form.querySelector('[role="alert"]') ?? form.ownerDocument.createElement('span')
  alert.setAttribute('role', 'alert')
  alert.textContent = error instanceof Error ? error.message : 'Your browser does not allow watchlists to be saved.'
  form.append(alert)
}

export function announce(document: Document, message: string): void {
  const status = document.getElementById('bw-status')
  if (status) status.textContent = message
}
