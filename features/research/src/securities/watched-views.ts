import type { SparklineView, WatchedView } from '@bellwether/contract'
import { watchlists } from '@bellwether/db'
import {
  getMarketCode,
  hasLivePrices,
  type MarketCode,
  type Money,
  money,
  price,
  securityTypeLabels,
  toIsoDate,
} from '@bellwether/domain'
import { attempt } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { closeOnlyOn } from './close-only.ts'
import { zoneOf } from './quote.ts'
import { sparklinesOf } from './sparkline.ts'
import { staleSince } from './stale-quote.ts'

/** One for each code, in their order; a code we do not list is among them, as such. */
export async function watchedViews(
  context: ResearchContext,
  marketCodes: readonly MarketCode[],
): Promise<readonly WatchedView[]> {
  return toViews(context, marketCodes, await findRows(context, marketCodes))
}

/** The same, each with figures that only a list on our own pages shows. */
export async function watchedFigures(
  context: ResearchContext,
  marketCodes: readonly MarketCode[],
): Promise<readonly (WatchedView & { readonly return1y: number | null; readonly size: Money | null })[]> {
  const rows = await findRows(context, marketCodes)
  return toViews(context, marketCodes, rows).map(view => {
    const row = rows.get(view.marketCode)
    const size = row?.sizeGbp ?? null
    return { ...view, return1y: row?.return1y ?? null, size: size === null ? null : money(size, 'GBP') }
  })
}

/** The same, each with its sparkline. */
export async function watchedLines(
  context: ResearchContext,
  marketCodes: readonly MarketCode[],
): Promise<readonly (WatchedView & { readonly sparkline: SparklineView | null })[]> {
  const rows = await findRows(context, marketCodes)
  const requests = [...rows.values()].flatMap(({ listingId, at, type, previousClose }) =>
    at ? [{ listingId, day: toIsoDate(at), previousClose: type === 'FUND' ? null : previousClose }] : [],
  )
  const lines = await attempt(context, 'sparklines', () => sparklinesOf(context, requests), new Map())
  return toViews(context, marketCodes, rows).map(view => ({
    ...view,
    sparkline: lines.get(rows.get(view.marketCode)?.listingId ?? 0) ?? null,
  }))
}

type Rows = ReadonlyMap<string, watchlists.WatchedRow>

async function findRows({ db, now }: ResearchContext, marketCodes: readonly MarketCode[]): Promise<Rows> {
  if (marketCodes.length === 0) return new Map()
  const found = await watchlists.rows(db, marketCodes, toIsoDate(now()))
  return new Map(found.map(row => [row.marketCode, row]))
}

function toViews(context: ResearchContext, marketCodes: readonly MarketCode[], rows: Rows): readonly WatchedView[] {
  return marketCodes.map(marketCode => {
    const row = rows.get(marketCode)
    return row ? toWatchedView(context, row) : unlisted(marketCode)
  })
}

function toWatchedView(context: ResearchContext, row: watchlists.WatchedRow): WatchedView {
  const { at, state } = row
  const stale = at && state && row.streamable ? staleSince({ ...row, at, state }, null, context) : null
  const closeOn = closeOnlyOn(context, row.exchange, at)
  return {
    marketCode: getMarketCode(row.marketCode),
    name: row.name,
    listed: true,
    typeWords: securityTypeLabels[row.type],
    lastPrice: row.last === null ? null : price(row.last, row.priceScale, row.priceUnit),
    dayChangePct: row.dayChangePct,
    at: row.at?.toISOString() ?? null,
    zone: zoneOf(row.exchange),
    streamable: closeOn === null && hasLivePrices(context.services, row, null),
    ...(closeOn && { closeOn }),
    staleSince: stale?.toISOString() ?? null,
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
    staleSince: null,
    yield: null,
    nextExOn: null,
  }
}
