import type {
  BlockState,
  LiveView,
  SparklineView,
  WatchedView,
  WatchlistRowView,
  WatchlistsView,
} from '@bellwether/contract'
import { securities, watchlists } from '@bellwether/db'
import {
  findWatchlist,
  getMarketCode,
  hasLivePrices,
  isElectiveProfessional,
  type MarketCode,
  price,
  securityTypeWords,
  toIsoDate,
  type Viewer,
  type Watchlist,
} from '@bellwether/domain'
import type { SiteContext } from '../site-context.ts'
import { attempt, block, listed } from './block-state.ts'
import { zoneOf } from './quote.ts'
import { sparklinesOf } from './sparkline.ts'

export interface WatchlistsAsked {
  readonly keptIn: WatchlistsView['keptIn']
  readonly lists: readonly Watchlist[]
  /** The name of the list to show; the first where there is none of that name. */
  readonly list: string
  readonly viewer: Viewer
  readonly problem?: string | null
}

const nothing = 'Nothing is on this list yet. Press the star beside the name of an investment to watch it.'

export async function watchlistsView(context: SiteContext, asked: WatchlistsAsked): Promise<WatchlistsView> {
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
export async function guestWatchlistsView({ db }: SiteContext): Promise<WatchlistsView> {
  const simulated = await securities.isSimulated(db)
  return { keptIn: 'browser', lists: null, shown: null, live: null, problem: null, simulated }
}

/** One for each code, in their order; a code we do not list is among them, as such. */
export async function watchedViews(
  context: SiteContext,
  marketCodes: readonly MarketCode[],
): Promise<readonly WatchedView[]> {
  return toViews(context, marketCodes, await findRows(context, marketCodes))
}

/** The same with the line of the day beside each. */
export async function watchedLines(
  context: SiteContext,
  marketCodes: readonly MarketCode[],
): Promise<readonly (WatchedView & { readonly sparkline: SparklineView | null })[]> {
  const rows = await findRows(context, marketCodes)
  const asked = [...rows.values()].flatMap(({ listingId, at, type, previousClose }) =>
    at ? [{ listingId, day: toIsoDate(at), previousClose: type === 'FUND' ? null : previousClose }] : [],
  )
  const lines = await attempt(context, 'sparklines', () => sparklinesOf(context, asked), new Map())
  return toViews(context, marketCodes, rows).map(view => ({
    ...view,
    sparkline: lines.get(rows.get(view.marketCode)?.listingId ?? 0) ?? null,
  }))
}

type Rows = ReadonlyMap<string, watchlists.WatchedRow>

async function findRows({ db }: SiteContext, marketCodes: readonly MarketCode[]): Promise<Rows> {
  if (marketCodes.length === 0) return new Map()
  const found = await watchlists.rows(db, marketCodes, toIsoDate(new Date()))
  return new Map(found.map(row => [row.marketCode, row]))
}

function toViews({ services }: SiteContext, marketCodes: readonly MarketCode[], rows: Rows): readonly WatchedView[] {
  return marketCodes.map(marketCode => {
    const row = rows.get(marketCode)
    return row ? toWatchedView(row, hasLivePrices(services, row)) : unlisted(marketCode)
  })
}

async function rowsOf(context: SiteContext, { items }: Watchlist): Promise<BlockState<readonly WatchlistRowView[]>> {
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

function toWatchedView(row: watchlists.WatchedRow, streamable: boolean): WatchedView {
  return {
    marketCode: getMarketCode(row.marketCode),
    name: row.name,
    listed: true,
    typeWords: securityTypeWords[row.type],
    lastPrice: row.last === null ? null : price(row.last, row.priceScale, row.priceUnit),
    dayChangePct: row.dayChangePct,
    at: row.at?.toISOString() ?? null,
    zone: zoneOf(row.exchange),
    streamable,
    yield: row.yield ?? row.redemptionYield,
    nextExOn: row.nextExOn === null ? null : { day: row.nextExOn, estimated: row.nextExStatus === 'ESTIMATED' },
  }
}

function unlisted(marketCode: MarketCode): WatchedView {
  return {
    marketCode,
    name: marketCode,
    listed: false,
    typeWords: '',
    lastPrice: null,
    dayChangePct: null,
    at: null,
    zone: 'Europe/London',
    streamable: false,
    yield: null,
    nextExOn: null,
  }
}

function liveOf(rows: BlockState<readonly WatchlistRowView[]>, viewer: Viewer): LiveView | null {
  if (rows.state !== 'ready' || !rows.view.some(({ streamable }) => streamable)) return null
  return { electiveProfessional: isElectiveProfessional(viewer) }
}
