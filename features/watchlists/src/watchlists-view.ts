import type { BlockState, LiveView, WatchlistRowView, WatchlistsView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { findWatchlist, isElectiveProfessional, type Viewer, type Watchlist } from '@bellwether/domain'
import { type ResearchContext, watchedViews } from '@bellwether/research'
import { block, listed } from '@bellwether/web/view'

export interface WatchlistsAsked {
  readonly keptIn: WatchlistsView['keptIn']
  readonly lists: readonly Watchlist[]
  /** The name of the list to show; the first where there is none of that name. */
  readonly list: string
  readonly viewer: Viewer
  readonly problem?: string | null
}

const nothing = 'Nothing is on this list yet. Press the star beside the name of an investment to watch it.'

export async function watchlistsView(context: ResearchContext, asked: WatchlistsAsked): Promise<WatchlistsView> {
  const { keptIn, lists, viewer, problem = null } = asked
  const shown = findWatchlist(lists, asked.list) ?? lists[0] ?? null
  const [rows, simulated] = await Promise.all([shown && rowsOf(context, shown), securities.isSimulated(context.db)])
  return {
    keptIn,
    lists: lists.map(({ name, items }) => ({ name, count: items.length })),
    shown: shown && rows && { name: shown.name, rows },
    live: rows && liveOf(rows, viewer),
    problem,
    simulated,
  }
}

/** What a guest gets: the lists are in the browser, whose script asks once more with them. */
export async function guestWatchlistsView({ db }: ResearchContext): Promise<WatchlistsView> {
  const simulated = await securities.isSimulated(db)
  return { keptIn: 'browser', lists: null, shown: null, live: null, problem: null, simulated }
}

async function rowsOf(
  context: ResearchContext,
  { items }: Watchlist,
): Promise<BlockState<readonly WatchlistRowView[]>> {
  return block(context, 'watchlist', async () => {
    const views = await watchedViews(
      context,
      items.map(({ marketCode }) => marketCode),
    )
    const noteOf = new Map(items.map(({ marketCode, note }) => [marketCode, note]))
    return listed(
      views.map(view => ({ ...view, note: noteOf.get(view.marketCode) ?? '' })),
      nothing,
    )
  })
}

function liveOf(rows: BlockState<readonly WatchlistRowView[]>, viewer: Viewer): LiveView | null {
  if (rows.state !== 'ready' || !rows.view.some(({ streamable }) => streamable)) return null
  return { electiveProfessional: isElectiveProfessional(viewer) }
}
