import {
  type AddableView,
  type BlockState,
  type LiveView,
  readWatchColumns,
  type WatchlistRowView,
  type WatchlistsView,
} from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { findWatchlist, hasLivePrices, isElectiveProfessional, type Viewer, type Watchlist } from '@bellwether/domain'
import { findByText, type ResearchContext, watchedFigures } from '@bellwether/research'
import { block, listed } from '@bellwether/web/view'

export interface WatchlistsRequest {
  readonly storedIn: WatchlistsView['storedIn']
  readonly lists: readonly Watchlist[]
  /** The name of the list to show; the first list where none has that name. */
  readonly list: string
  readonly viewer: Viewer
  /** A name or code to look for; empty for none. */
  readonly find?: string
  /** As in the address. */
  readonly columns?: readonly string[]
  readonly problem?: string | null
}

const emptyText = 'This list is empty. Click the star beside an investment to add it.'

export async function watchlistsView(context: ResearchContext, request: WatchlistsRequest): Promise<WatchlistsView> {
  const { storedIn, lists, viewer, find = '', columns = [], problem = null } = request
  const shown = findWatchlist(lists, request.list) ?? lists[0] ?? null
  const [rows, simulated] = await Promise.all([shown && rowsOf(context, shown), securities.isSimulated(context.db)])
  return {
    storedIn,
    columns: readWatchColumns(columns),
    find: find.trim() === '' ? null : { typed: find.trim(), found: await addable(context, find, shown) },
    lists: lists.map(({ name, items }) => ({ name, count: items.length })),
    shown: shown && rows && { name: shown.name, rows },
    live: rows && liveOf(context, rows, viewer),
    problem,
    simulated,
  }
}

/** The first response to a guest: the page's script then sends the lists kept in the browser. */
export async function guestWatchlistsView({ db }: ResearchContext): Promise<WatchlistsView> {
  const simulated = await securities.isSimulated(db)
  return {
    storedIn: 'browser',
    lists: null,
    columns: readWatchColumns([]),
    find: null,
    shown: null,
    live: null,
    problem: null,
    simulated,
  }
}

async function rowsOf(
  context: ResearchContext,
  { items }: Watchlist,
): Promise<BlockState<readonly WatchlistRowView[]>> {
  return block(context, 'watchlist', async () => {
    const views = await watchedFigures(
      context,
      items.map(({ marketCode }) => marketCode),
    )
    const noteOf = new Map(items.map(({ marketCode, note }) => [marketCode, note]))
    return listed(
      views.map(view => ({ ...view, note: noteOf.get(view.marketCode) ?? '' })),
      emptyText,
    )
  })
}

function liveOf(
  { services }: ResearchContext,
  rows: BlockState<readonly WatchlistRowView[]>,
  viewer: Viewer,
): LiveView | null {
  if (rows.state !== 'ready' || !rows.view.some(row => hasLivePrices(services, row, viewer))) return null
  return { electiveProfessional: isElectiveProfessional(viewer) }
}

/** What the typed name or code may mean, the best match first. */
async function addable(
  { db, securityIndex }: ResearchContext,
  typed: string,
  shown: Watchlist | null,
): Promise<readonly AddableView[]> {
  const meant = findByText(securityIndex, typed)
  const watched = (marketCode: string) => shown?.items.some(item => item.marketCode === marketCode) ?? false
  if (meant.kind === 'none') return []
  if (meant.kind === 'several') return meant.choices.map(choice => ({ ...choice, watched: watched(choice.marketCode) }))
  const { marketCode } = meant
  const security = await securities.findByMarketCode(db, marketCode)
  return security ? [{ marketCode, name: security.name, watched: watched(marketCode) }] : []
}
