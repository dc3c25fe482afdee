import { type WatchlistsView, watchlistsPath } from '@bellwether/contract'
import { findWatchlist, type Watchlist } from '@bellwether/domain'

/** What the page shows of a guest's lists. Names of lists and market codes are sent, notes are not: they are filled in here. */
export async function fetchGuestView(lists: readonly Watchlist[], query: URLSearchParams): Promise<WatchlistsView> {
  const shown = query.get('list') ?? ''
  const response = await fetch(`${watchlistsPath()}/shown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lists: lists.map(({ name, items }) => ({ name, items: items.map(({ marketCode }) => ({ marketCode })) })),
      list: shown,
      find: query.get('find') ?? '',
      columns: query.getAll('columns'),
    }),
  })
  if (!response.ok) throw new Error(`Your watchlists could not be loaded (${response.status}). Please reload the page.`)
  const { data } = (await response.json()) as { data: WatchlistsView }
  return withNotes(data, findWatchlist(lists, shown) ?? lists[0] ?? null)
}

function withNotes(view: WatchlistsView, list: Watchlist | null): WatchlistsView {
  const { shown } = view
  if (shown?.rows.state !== 'ready') return view
  const noteOf = new Map(list?.items.map(({ marketCode, note }) => [marketCode, note]))
  const rows = shown.rows.view.map(row => ({ ...row, note: noteOf.get(row.marketCode) ?? '' }))
  return { ...view, shown: { ...shown, rows: { ...shown.rows, view: rows } } }
}
