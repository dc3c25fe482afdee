import {
  bulkInsert,
  type Database,
  importRuns,
  inTransaction,
  markDataChanged,
  quotes,
  simulatedDays,
  writeDays,
} from '@bellwether/db'
import {
  addBusinessDays,
  dayChangeOf,
  findExchange,
  getIsoDate,
  type IsoDate,
  instantAt,
  isBusinessDay,
  price,
  toEpochDay,
} from '@bellwether/domain'
import { refreshFigures } from '@bellwether/research/figures'
import {
  type DueResults,
  type ForwardDay,
  type ForwardGiven,
  type ForwardListing,
  forwardDay,
  forwardHoldings,
  forwardIntraday,
  forwardNews,
  forwardProducts,
  forwardResults,
  holdingsDay,
  levelPublished,
  navPublished,
  sourceId,
} from '@bellwether/universe'
import { type UniverseState, universeState } from '../universe-state.ts'
import { writeAnnouncements } from './announcements.ts'
import { writeDocuments } from './product-documents.ts'
import { StandingMarket } from './standing-market.ts'
import { publishBalances, readAnnouncedNavs, readNavsSince, refreshTrusts } from './trust-figures.ts'

export interface ExtendOptions {
  /** The last day that the market shall have; nothing happens where it has it. */
  readonly to: IsoDate
  readonly onProgress?: (fraction: number) => void
}

/** What is left after the last day: the figures that compare securities. */
const daysShare = 0.8
/** As many days have bars within the day. */
const intradayDays = 5
const sharesPerTrade = 1500

/**
 * Takes the simulated market on to a later day, one transaction for each trading day: prices, net asset values, index levels,
 * exchange rates, dividends, events, results with their segments, trusts' figures, holdings, documents, news and directors' dealings. A start that was interrupted goes on with the next day. Null without a simulated market.
 */
export async function extendUniverse(
  db: Database,
  { to, onProgress = () => {} }: ExtendOptions,
): Promise<UniverseState | null> {
  const state = await universeState(db)
  if (state === null) return null
  const days = tradingDays(getIsoDate(state.until), to)
  if (days.length === 0) return state
  onProgress(0)
  const runId = await importRuns.start(db, { sourceId, startedAt: new Date(), parameters: { ...state } })
  const market = await StandingMarket.read(db, getIsoDate(state.until))
  const last = days.at(-1) ?? to
  const paying = Map.groupBy(
    await simulatedDays.exDividends(db, { after: getIsoDate(state.until), until: last }),
    ({ exOn }) => (isBusinessDay(exOn) ? exOn : addBusinessDays(exOn, 1)),
  )
  const base = getIsoDate((await simulatedDays.baseDay(db, sourceId)) ?? state.until)
  const reporting = await simulatedDays.reporting(db, { after: getIsoDate(state.until), until: last })
  const results = forwardResults({ ...state, until: base }, { after: getIsoDate(state.until), to: last, reporting })
  const products = forwardProducts({ ...state, until: base }, reporting)
  let after = getIsoDate(state.until)
  for (const [i, day] of days.entries()) {
    const given = market.given(state.seed, { after, day }, paying.get(day) ?? [])
    const next = forwardDay(given)
    await inTransaction(db, async tx => {
      await writeDay(tx, given, next, { after, isRecent: i >= days.length - intradayDays })
      await writeResults(tx, results.get(day) ?? [], base)
      await writeHoldings(tx, state.seed, { after, day })
      await writeDocuments(tx, products, { after, day })
      await writeAnnouncements(tx, products, { after, day })
      if (day === last) await finishDays(tx, last)
      await simulatedDays.reached(tx, runId, day)
      if (day === last) await markDataChanged(tx, { securityIds: 'all', subject: `simulated market until ${day}` })
    })
    market.take(next)
    after = day
    onProgress((daysShare * (i + 1)) / days.length)
  }
  await refreshFigures(db, { onProgress: done => onProgress(daysShare + (1 - daysShare) * done) })
  return { ...state, until: last }
}

function tradingDays(after: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = addBusinessDays(after, 1); day <= to; day = addBusinessDays(day, 1)) days.push(day)
  return days
}

interface WriteDay {
  readonly after: IsoDate
  readonly isRecent: boolean
}

async function writeDay(
  tx: Database,
  given: ForwardGiven,
  next: ForwardDay,
  { after, isRecent }: WriteDay,
): Promise<void> {
  const { seed, day, securities } = given
  const source = { source_id: sourceId, day }
  const made = securities
    .flatMap(({ listings }) => listings)
    .flatMap(listing => {
      const bar = next.bars.get(listing.id)
      return bar && listing.recorded === null ? [{ listing, bar }] : []
    })
  await writeDays(
    tx,
    'daily_prices',
    made.map(({ listing, bar }) => ({ listing_id: listing.id, ...bar, ...source })),
  )
  await writeDays(
    tx,
    'navs',
    securities.flatMap(security =>
      (next.navs.get(security.id) ?? []).map(({ basis, day: valued, nav }) => ({
        ...{ security_id: security.id, basis, nav, source_id: sourceId, day: valued },
        estimated: security.navFrequency === 'QUARTERLY',
        published: navPublished(security, valued),
      })),
    ),
  )
  await writeDays(
    tx,
    'index_levels',
    given.indices.flatMap(({ id, kind }) => {
      const levels = next.levels.get(id)
      return levels ? [{ index_id: id, ...levels, ...source, published: levelPublished(kind, toEpochDay(day)) }] : []
    }),
  )
  await simulatedDays.closeQuotes(
    tx,
    made.map(({ listing, bar }) => toQuote(listing, day, bar)),
  )
  if (isRecent) {
    const within = made.flatMap(({ listing, bar }) => forwardIntraday(seed, listing, day, bar))
    await bulkInsert(tx, 'intraday_prices', within, { onConflict: 'replace' })
  }
  // Before the day is passed, which moves its events on to the next year.
  await writeNews(tx, given, next, after)
  await simulatedDays.passDay(tx, { after, day, rates: next.rates })
}

async function writeResults(tx: Database, due: readonly DueResults[], base: IsoDate): Promise<void> {
  if (due.length === 0) return
  const trusts = due.filter(({ isTrust }) => isTrust).map(({ securityId }) => securityId)
  const navSince = await readNavsSince(tx, trusts, base)
  const results = due.flatMap(({ publish }) => publish(navSince) ?? [])
  await simulatedDays.publishResults(
    tx,
    results.map(({ securityId }) => securityId),
    {
      statements: results.flatMap(({ published, forecasts }) => [published, ...forecasts]),
      inputs: results.flatMap(({ inputs }) => inputs ?? []),
      segments: results.flatMap(({ segments }) => segments),
    },
  )
  await publishBalances(tx, results)
}

/** Once a month, when those of the month before are published. */
async function writeHoldings(
  tx: Database,
  seed: number,
  { after, day }: { readonly after: IsoDate; readonly day: IsoDate },
): Promise<void> {
  const asAt = holdingsDay(day)
  if (asAt === holdingsDay(after)) return
  await simulatedDays.publishHoldings(
    tx,
    asAt,
    forwardHoldings(seed, asAt, await simulatedDays.holdingsBefore(tx, asAt)),
  )
}

async function writeNews(
  tx: Database,
  { seed, day, securities }: ForwardGiven,
  { bars }: ForwardDay,
  after: IsoDate,
): Promise<void> {
  const announced = await readAnnouncedNavs(tx, securities, day)
  const companies = (await simulatedDays.companies(tx, { after, day })).flatMap(company => {
    const close = bars.get(company.listingId)?.close
    return close === undefined ? [] : [{ ...company, close, navs: announced.get(company.securityId) ?? [] }]
  })
  const { items, bodies, symbols, deals } = forwardNews(seed, day, companies, await simulatedDays.lastNewsId(tx))
  await bulkInsert(tx, 'news_items', items)
  await bulkInsert(tx, 'news_bodies', bodies)
  await bulkInsert(tx, 'news_symbols', symbols)
  await bulkInsert(tx, 'director_deals', deals)
  await simulatedDays.holdAfterDeals(tx, deals)
}

async function finishDays(tx: Database, day: IsoDate): Promise<void> {
  await quotes.refreshRanges(tx, day)
  await refreshTrusts(tx, day)
  const first = addBusinessDays(day, 1 - intradayDays)
  await simulatedDays.dropIntradayBefore(tx, instantAt(first, 0, 'Europe/London'))
}

function toQuote(listing: ForwardListing, day: IsoDate, bar: NonNullable<ReturnType<ForwardDay['bars']['get']>>) {
  const { id, unit, scale, before } = listing
  const { close, volume, ...range } = bar
  const at = (value: number) => price(value, scale, unit)
  const change = dayChangeOf(at(close), at(before))
  return {
    ...range,
    listingId: id,
    at: closingTime(listing.exchange, day),
    last: close,
    previousClose: before,
    dayChange: change?.amount.value ?? null,
    dayChangePct: change?.fraction ?? null,
    volume,
    trades: volume === null ? null : Math.max(1, Math.round(volume / sharesPerTrade)),
  }
}

/** As the simulated market has it: funds at noon, everything else after its closing auction, on London's days. */
function closingTime(code: string, day: IsoDate): Date {
  const exchange = findExchange(code)
  if (!exchange) return instantAt(day, 12 * 60, 'Europe/London')
  return instantAt(day, exchange.closeMinute + exchange.closingAuction, exchange.zone)
}
