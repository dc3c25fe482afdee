import type { WatchedView } from '@bellwether/contract'
import { watchlistsPath } from '@bellwether/contract'
import { findWatchlist, parseWatchlistChange, type WatchlistChange } from '@bellwether/domain'
import { announce } from '@bellwether/islands/client'
import { loadLivePrices } from '@bellwether/research/client'
import { writeCsv } from '@bellwether/web/files'
import { watchlistCsv } from '../watchlist-csv.ts'
import type { GuestLists } from './guest-lists.ts'
import { guestLists } from './page-lists.ts'

/** The watchlists page: edits notes, order and items in place; for guests everything else too. */
export async function listsPage(region: HTMLElement, isUser: boolean): Promise<void> {
  const guest = isUser ? null : guestLists
  const { ownerDocument: document } = region
  region.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.bwWatch === undefined || form.dataset.bwPlain === '') return
    const change = parseWatchlistChange(Object.fromEntries(new FormData(form, event.submitter)), Date.now())
    if (!change || (!guest && !isInPlace(change))) return
    event.preventDefault()
    void apply(form, event.submitter, change)
  })
  region.addEventListener('change', event => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.name !== 'note') return
    input.form?.requestSubmit(input.form.querySelector('button'))
  })
  if (!guest) return
  region.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bw-watchlist-csv]') : null
    if (!link) return
    event.preventDefault()
    void download(document, guest, link.dataset.bwWatchlistCsv ?? '')
  })
  await showGuestLists(region, guest)

  async function apply(form: HTMLFormElement, submitter: HTMLElement | null, change: WatchlistChange): Promise<void> {
    try {
      if (guest) guest.change(change)
      else await send(form, submitter)
    } catch (error) {
      if (guest) showProblem(document, error)
      else {
        form.dataset.bwPlain = ''
        form.requestSubmit(submitter)
      }
      return
    }
    showProblem(document, null)
    const message = after(form, submitter, change)
    if (message) announce(document, message)
  }
}

function isInPlace({ kind }: WatchlistChange): boolean {
  return kind === 'note' || kind === 'move' || kind === 'remove'
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>)
  const response = await fetch(form.action, { method: 'POST', body })
  if (!response.ok) throw new Error(`The change could not be saved (${response.status}).`)
}

/** Shows the change and returns what to announce; null where another page will show it. */
function after(form: HTMLFormElement, submitter: HTMLElement | null, change: WatchlistChange): string | null {
  const row = form.closest<HTMLElement>('[data-bw-watched]')
  switch (change.kind) {
    case 'note':
      return 'Note saved'
    case 'move':
      return row && moveRow(row, change.by, submitter)
    case 'remove': {
      const beside = row?.nextElementSibling ?? row?.previousElementSibling
      row?.remove()
      beside?.querySelector<HTMLElement>('button[value="remove"]')?.focus()
      if (!beside) location.reload()
      return 'Removed from this list'
    }
    case 'add':
      location.assign(watchlistsPath(change.list))
      return null
    case 'create':
    case 'rename':
      location.assign(watchlistsPath(change.name.trim()))
      return null
    default:
      location.assign(watchlistsPath())
      return null
  }
}

function moveRow(row: HTMLElement, by: -1 | 1, submitter: HTMLElement | null): string {
  const beside = by < 0 ? row.previousElementSibling : row.nextElementSibling
  if (!beside) return by < 0 ? 'Already first in the list' : 'Already last in the list'
  if (by < 0) beside.before(row)
  else beside.after(row)
  // Moving a row loses the focus inside it.
  submitter?.focus()
  return `Moved to position ${[...(row.parentElement?.children ?? [])].indexOf(row) + 1}`
}

/** Fetches the rendered lists from the server. Notes are not sent: they are filled in afterwards. */
async function showGuestLists(region: HTMLElement, guest: GuestLists): Promise<void> {
  const { ownerDocument: document } = region
  const lists = guest.read()
  const query = new URLSearchParams(document.location.search)
  const shown = query.get('list') ?? ''
  const bare = lists.map(({ name, items }) => ({ name, items: items.map(({ marketCode }) => ({ marketCode })) }))
  try {
    const response = await fetch(`${watchlistsPath()}/shown`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lists: bare,
        list: shown,
        find: query.get('find') ?? '',
        columns: query.getAll('columns'),
      }),
    })
    if (!response.ok)
      throw new Error(`Your watchlists could not be loaded (${response.status}). Please reload the page.`)
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(region.id)
    if (fresh) region.replaceChildren(...fresh.childNodes)
  } catch (error) {
    showProblem(document, error)
    return
  }
  const list = findWatchlist(lists, shown) ?? lists[0]
  for (const { marketCode, note } of list?.items ?? []) {
    const input = document.getElementById(`watched-${marketCode}`)?.querySelector<HTMLInputElement>('[name="note"]')
    if (input) input.defaultValue = note
  }
  if (region.querySelector('[data-bw-live-toggle]')) {
    const { livePrices } = await loadLivePrices()
    livePrices(window)
  }
}

async function download(document: Document, guest: GuestLists, name: string): Promise<void> {
  const list = findWatchlist(guest.read(), name)
  if (!list) return
  try {
    const codes = list.items.map(({ marketCode }) => marketCode).join()
    const response = await fetch(`/api/watchlists/rows?codes=${encodeURIComponent(codes)}`)
    if (!response.ok) throw new Error(`The file could not be created (${response.status}). Please try again later.`)
    const { data } = (await response.json()) as { data: readonly WatchedView[] }
    const csv = watchlistCsv(
      list.name,
      data.map((view, index) => ({ ...view, note: list.items[index]?.note ?? '' })),
    )
    const url = URL.createObjectURL(new Blob([writeCsv(csv)], { type: 'text/csv' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${csv.name}.csv` })
    link.click()
    URL.revokeObjectURL(url)
  } catch (error) {
    showProblem(document, error)
  }
}

function showProblem(document: Document, error: unknown): void {
  const place = document.querySelector('[data-bw-problem]')
  if (place) place.textContent = error instanceof Error ? error.message : ''
}
