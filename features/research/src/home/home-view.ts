import type { BlockState, HomeView, IndexView, MoverView } from '@bellwether/contract'
import { indices, news, quotes, securities } from '@bellwether/db'
import {
  formatDate,
  getMarketCode,
  isCurrentPrice,
  isElectiveProfessional,
  price,
  researchPath,
  type SecurityType,
  securityTypes,
  toIsoDate,
  type Viewer,
} from '@bellwether/domain'
import { block, listed } from '@bellwether/web/view'
import { toHeadlineView } from '../news/headlines.ts'
import type { ResearchContext } from '../research-context.ts'
import { closeOnlyExchanges } from '../securities/close-only.ts'
import { streamsFor } from '../securities/live-access.ts'
import { zoneOf } from '../securities/quote.ts'
import { toSparkline } from '../securities/sparkline.ts'
import { moversNote } from './movers-note.ts'

const listLength = 6

const typeLabels: Readonly<Record<SecurityType, string>> = {
  EQUITY: 'shares',
  CLOSED_END_FUND: 'investment trusts',
  FUND: 'funds',
  ETF: 'ETFs',
  BOND: 'gilts',
}

export async function homeView(context: ResearchContext, viewer: Viewer): Promise<HomeView> {
  const { db, now } = context
  const [indexBlock, risers, fallers, headlines, types, simulated] = await Promise.all([
    block(context, 'indices', async () =>
      listed((await indices.latest(db, now())).map(toIndexView), 'No index levels yet.'),
    ),
    block(context, 'risers', async () =>
      listed(await moversOf(context, viewer, 'up'), await noMovers(context, 'No risers today.')),
    ),
    block(context, 'fallers', async () =>
      listed(await moversOf(context, viewer, 'down'), await noMovers(context, 'No fallers today.')),
    ),
    block(context, 'news', async () =>
      listed(
        (await news.latest(db, listLength)).map(headline => toHeadlineView(context, headline)),
        'No news yet.',
      ),
    ),
    block(context, 'types', async () => listed(await typesOf(context), 'No securities yet.')),
    securities.isSimulated(db),
  ])
  return {
    asAt: indexBlock.state === 'ready' ? ((await indices.lastDay(db, now())) ?? null) : null,
    simulated,
    live: hasStreamed(risers) || hasStreamed(fallers) ? { electiveProfessional: isElectiveProfessional(viewer) } : null,
    indices: indexBlock,
    risers,
    fallers,
    moversNote: moversNote(context, [risers, fallers].flatMap(shownIn), simulated),
    news: headlines,
    types,
  }
}

function toIndexView(index: Awaited<ReturnType<typeof indices.latest>>[number]): IndexView {
  return {
    code: index.code,
    name: index.name,
    level: index.level,
    change: index.change ?? 0,
    changePct: index.changePct ?? 0,
    sparkline: toSparkline('Last month', index.series, null),
  }
}

async function moversOf(context: ResearchContext, viewer: Viewer, direction: 'up' | 'down'): Promise<MoverView[]> {
  const movers = await quotes.movers(context.db, {
    ...{ direction, limit: listLength },
    without: closeOnlyExchanges(context),
  })
  return movers.map(mover => ({
    name: mover.name,
    marketCode: getMarketCode(mover.marketCode),
    lastPrice: price(mover.last, mover.priceScale, mover.priceUnit),
    dayChangePct: mover.dayChangePct,
    at: mover.at.toISOString(),
    zone: zoneOf(mover.exchange),
    streamable: streamsFor(context, { ...mover, exchangeCode: mover.exchange }, viewer),
  }))
}

/** Without prices of these days nothing rises or falls today: how old they are is more useful. */
async function noMovers({ db, now }: ResearchContext, today: string): Promise<string> {
  const day = await quotes.newestDay(db)
  if (day === null || isCurrentPrice(day, toIsoDate(now()))) return today
  return `No prices of the last week. The newest close is of ${formatDate(day)}.`
}

function shownIn(movers: BlockState<readonly MoverView[]>): readonly MoverView[] {
  return movers.state === 'ready' ? movers.view : []
}

function hasStreamed(movers: BlockState<readonly MoverView[]>): boolean {
  return shownIn(movers).some(mover => mover.streamable)
}

async function typesOf({ db }: ResearchContext) {
  const counts = await securities.counts(db)
  return securityTypes.flatMap(type => {
    const found = counts.find(candidate => candidate.type === type)
    if (!found) return []
    const href = researchPath(getMarketCode(found.largest.marketCode))
    return [{ label: typeLabels[type], count: found.count, example: { name: found.largest.name, href } }]
  })
}
