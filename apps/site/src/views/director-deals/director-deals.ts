import {
  type BlockState,
  type DealChartView,
  type DealFilter,
  type DirectorDealsView,
  dealFilters,
  type FiguresView,
  type FigureTableView,
  type FigureValue,
} from '@bellwether/contract'
import { facts, financials, people } from '@bellwether/db'
import {
  addMonths,
  formatCount,
  formatMoney,
  holdingValue,
  money,
  type PageId,
  pagePath,
  pagesFor,
  price,
  type Viewer,
} from '@bellwether/domain'
import type { Csv } from '../../csv.ts'
import type { Security, SiteContext } from '../../site-context.ts'
import { block, empty, ready } from '../block-state.ts'
import { countValue, dateValue, figure, moneyValue, percentValue, priceValue, textValue } from '../figure.ts'
import { type Subject, subjectOf } from '../frame.ts'
import { dealMarks } from './deal-marks.ts'
import { summariseDeals } from './deal-summary.ts'

export const dealWords: Readonly<Record<people.DirectorDeal['kind'], string>> = {
  BUY: 'Bought',
  SELL: 'Sold',
  EXERCISE: 'Options exercised',
  SELL_TO_COVER: 'Sold to cover tax',
  AWARD: 'Award',
  DRIP: 'Dividend reinvested',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
  SIP: 'Share incentive plan',
  ISA: 'Moved into an ISA',
  GIFT: 'Gift',
  INHERITANCE: 'Inheritance',
  LOAN: 'Loan',
}

export const marketKinds = ['BUY', 'SELL'] as const
const most = 200
const shownLargest = 5

export async function directorDealsView(
  context: SiteContext,
  security: Security,
  { viewer, query, page }: { readonly viewer: Viewer; readonly query: URLSearchParams; readonly page: PageId },
): Promise<DirectorDealsView> {
  const { db } = context
  const subject = await subjectOf(context, security, { page, viewer })
  const filter = dealFilters.find(known => known === query.get('show')) ?? 'market'
  const yearAgo = addMonths(subject.day, -12)
  const [chart, summary, deals, largest, holdings] = await Promise.all([
    block(context, 'director deals chart', () => chartOf(context, subject)),
    block(context, 'director deals summary', () => dealSummary(context, subject)),
    block(context, 'director deals', () => latestDeals(context, subject, filter, most)),
    block(context, 'largest director deals', async () => {
      const found = await people.directorDeals(db, security.id, { since: yearAgo, kinds: marketKinds, limit: most })
      const byValue = found.toSorted((a, b) => b.valueMinor - a.valueMinor).slice(0, shownLargest)
      return tableOf(context, subject, byValue, 'No purchase or sale has been notified in the last twelve months.')
    }),
    block(context, 'director holdings', async () =>
      holdingsOf(
        await people.board(db, security.id, ['BOARD', 'EXECUTIVE']),
        await sharesInIssue(context, security),
        subject,
      ),
    ),
  ])
  return { frame: subject.frame, filter, chart, summary, deals, largest, holdings }
}

export async function latestDeals(
  context: SiteContext,
  subject: Subject,
  filter: DealFilter,
  limit: number,
): Promise<BlockState<FigureTableView>> {
  const kinds = filter === 'market' ? { kinds: marketKinds } : {}
  const found = await people.directorDeals(context.db, subject.security.id, { ...kinds, limit })
  return tableOf(
    context,
    subject,
    found,
    filter === 'market' ? 'No purchase or sale has been notified.' : 'No deal has been notified.',
  )
}

export async function directorDealsCsv({ db }: SiteContext, security: Security): Promise<Csv> {
  const deals = await people.directorDeals(db, security.id, { limit: 5_000 })
  return {
    kind: 'csv',
    name: `${security.listing.ticker.toLowerCase().replace(/\W/g, '')}-director-deals`,
    header: [
      'Traded',
      'Notified',
      'Name',
      'Role',
      'What',
      'Shares',
      'Price',
      'Unit',
      'Value',
      'Currency',
      'Shares afterwards',
    ],
    rows: deals.map(deal => [
      deal.tradedOn,
      deal.notifiedOn,
      deal.name,
      deal.role,
      dealWords[deal.kind],
      deal.shares,
      deal.price / 10 ** deal.scale,
      deal.unit,
      deal.valueMinor / 100,
      deal.currency,
      deal.resultingShares,
    ]),
  }
}

const chartMonths = 36

async function chartOf({ db, history }: SiteContext, { security, day }: Subject): Promise<BlockState<DealChartView>> {
  const since = addMonths(day, -chartMonths)
  const [points, deals] = await Promise.all([
    history.daily(security.listing.id, since, day),
    people.directorDeals(db, security.id, { since, kinds: marketKinds, limit: most }),
  ])
  if (points.length < 2) return empty('No price history yet.')
  if (deals.length === 0) return empty('No purchase or sale has been notified in the last three years.')
  return ready({
    points: points.map(({ day: on, close }) => ({ day: on, close })),
    unit: security.listing.priceUnit,
    scale: security.listing.priceScale,
    marks: dealMarks(
      points.map(({ day: on }) => on),
      deals,
    ),
  })
}

/** What directors bought and sold on the market in the last twelve months. */
export async function dealSummary({ db }: SiteContext, { security, day }: Subject): Promise<BlockState<FiguresView>> {
  const deals = await people.directorDeals(db, security.id, {
    since: addMonths(day, -12),
    kinds: marketKinds,
    limit: most,
  })
  const currency = deals[0]?.currency
  if (!currency)
    return empty(
      'No dealings notified in the last twelve months. Absence is not proof of none: small deals need not be notified.',
    )
  const summary = summariseDeals(
    deals.flatMap(({ kind, name, tradedOn, valueMinor }) =>
      kind === 'BUY' || kind === 'SELL' ? [{ kind, name, tradedOn, value: valueMinor }] : [],
    ),
  )
  const sum = (amount: number): FigureValue => moneyValue(money(amount, currency))
  return ready({
    asAt: day,
    basis: 'Purchases and sales on the market in the last twelve months, at the prices of the deals.',
    figures: [
      figure('buys', 'Purchases', countValue(summary.buys)),
      figure('bought', 'Bought for', sum(summary.bought)),
      figure('sells', 'Sales', countValue(summary.sells)),
      figure('sold', 'Sold for', sum(summary.sold)),
      figure(
        'net',
        summary.bought >= summary.sold ? 'Bought, net' : 'Sold, net',
        sum(Math.abs(summary.bought - summary.sold)),
      ),
      figure('buyers', 'Different buyers', countValue(summary.buyers)),
      figure('cluster', 'Several bought together', textValue(summary.cluster ? 'Yes' : 'No'), {
        definition: 'Three or more directors bought within thirty days of each other.',
      }),
    ],
  })
}

function tableOf(
  { services }: SiteContext,
  { security, marketCode, day }: Subject,
  deals: readonly people.DirectorDeal[],
  nothing: string,
): BlockState<FigureTableView> {
  if (deals.length === 0) return empty(nothing)
  const hasNews = pagesFor({ type: security.type, marketCode, exchange: security.listing.exchange }, services).has(
    'news-item',
  )
  const announcement = (newsId: number | string | null): FigureValue =>
    newsId !== null && hasNews
      ? { kind: 'text', text: 'Announcement', href: pagePath('news-item', marketCode, String(newsId)) }
      : { kind: 'text', text: '' }
  return ready({
    asAt: day,
    columns: [
      { label: 'Traded' },
      { label: 'Who' },
      { label: 'What' },
      { label: 'Shares', numeric: true },
      { label: 'Price', numeric: true },
      { label: 'Value', numeric: true },
      { label: 'Held afterwards', numeric: true },
      { label: 'Notice' },
    ],
    rows: deals.map(deal => ({
      key: String(deal.id),
      cells: [
        dateValue(deal.tradedOn),
        textValue(`${deal.name}, ${deal.role}`),
        textValue(dealWords[deal.kind]),
        textValue(formatCount(deal.shares)),
        priceValue(deal.price === 0 ? null : price(deal.price, deal.scale, deal.unit)),
        textValue(formatMoney(money(deal.valueMinor, deal.currency))),
        countValue(deal.resultingShares),
        announcement(deal.newsId),
      ],
    })),
  })
}

async function sharesInIssue({ db }: SiteContext, { id, type }: Security): Promise<number | null> {
  const counted = type === 'CLOSED_END_FUND' ? await facts.trust(db, id) : await financials.ratioInputs(db, id)
  return counted?.sharesInIssue ?? null
}

function partOf(shares: number | null, issued: number | null): FigureValue {
  if (!issued || shares === null) return percentValue(null)
  const part = shares / issued
  return part > 0 && part < 0.00005 ? textValue('<0.01%') : percentValue(part)
}

function holdingsOf(
  board: Awaited<ReturnType<typeof people.board>>,
  issued: number | null,
  { quote, day }: Subject,
): BlockState<FigureTableView> {
  const holders = board.filter(({ shares }) => shares !== null).toSorted((a, b) => (b.shares ?? 0) - (a.shares ?? 0))
  if (holders.length === 0) return empty('The company has not told what its directors hold.')
  const last = quote?.lastPrice ?? null
  return ready({
    asAt: day,
    basis: 'Valued at the last price, not at what was paid.',
    columns: [
      { label: 'Name' },
      { label: 'Role' },
      { label: 'Shares', numeric: true },
      { label: 'Of the company', numeric: true, definition: 'Shares held ÷ shares in issue.' },
      { label: 'Worth today', numeric: true },
    ],
    rows: holders.map(({ personId, name, role, shares }) => ({
      key: `${personId} ${role}`,
      cells: [
        textValue(name),
        textValue(role),
        countValue(shares),
        partOf(shares, issued),
        moneyValue(last && shares !== null ? holdingValue(last, shares) : null),
      ],
    })),
  })
}
