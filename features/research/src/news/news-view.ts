import type { NewsView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import {
  formatDateTime,
  getMarketCode,
  type IsoDate,
  type MarketCode,
  splitMarketCode,
  type Viewer,
} from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { attempt } from '@bellwether/web/view'
import { subjectOf } from '../layout/security-layout-view.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { newestNewsDay, olderNewsNote } from './headlines.ts'
import { type NewsChoice, readNewsChoice, upToNewest } from './news-choice.ts'
import { newsCounts } from './news-counts.ts'
import { newsToday, newsZone } from './news-day.ts'
import { headlinesQuery, newsList, toRows } from './news-list.ts'

export async function newsView(
  context: ResearchContext,
  security: Security,
  {
    query,
    viewer,
    now = new Date(),
  }: { readonly query: URLSearchParams; readonly viewer: Viewer; readonly now?: Date },
): Promise<NewsView> {
  const today = newsToday(now)
  const subject = await subjectOf(context, security, { page: 'news', viewer })
  const { choice, newest } = await withNews(context, subject.marketCode, readNewsChoice(query, today), now)
  const { address, range, from, to } = choice
  const [counts, list] = await Promise.all([
    newsCounts(context, subject.marketCode, address, range),
    newsList(context, subject, { address, range, now }),
  ])
  const shown = list.state === 'ready' ? { ...address, page: list.view.paging.page } : address
  const note = olderNewsNote(newest, today)
  return { frame: subject.frame, address: shown, range, ...counts, fields: { from, to }, list, note }
}

/** RP-NEWS-11: without dates in the address, the six months up to the newest item where the last six hold none. */
async function withNews(
  context: ResearchContext,
  marketCode: MarketCode,
  choice: NewsChoice,
  now: Date,
): Promise<{ readonly choice: NewsChoice; readonly newest: IsoDate | null }> {
  if (choice.address.range !== null || choice.from.error || choice.to.error) return { choice, newest: null }
  const newest = await attempt(context, 'newest news', () => newestNewsDay(context, marketCode, now), null)
  return newest !== null && newest < choice.range.from
    ? { choice: upToNewest(choice, newest), newest }
    : { choice, newest: null }
}

const csvRows = 1_000

/** The whole list as filtered, not only the page shown. */
export async function newsCsv(
  context: ResearchContext,
  security: Security,
  { query, now = new Date() }: { readonly query: URLSearchParams; readonly now?: Date },
): Promise<Csv> {
  const marketCode = getMarketCode(security.listing.marketCode)
  const { choice } = await withNews(context, marketCode, readNewsChoice(query, newsToday(now)), now)
  const { address, range } = choice
  const { headlines } = await news.headlines(context.db, {
    ...headlinesQuery(marketCode, address, range),
    limit: csvRows,
    startAt: 0,
  })
  const rows = await toRows(context, { marketCode, security }, headlines)
  return {
    kind: 'csv',
    name: `${splitMarketCode(marketCode)
      .code.toLowerCase()
      .replace(/[^a-z0-9]+/g, '')}-${address.tab}-news`,
    header: [
      'Published',
      'Published (ISO 8601)',
      'Headline',
      'Type',
      'Type code',
      'Tags',
      'Source',
      'Price change on the day (fraction)',
    ],
    rows: rows.map(({ dateTime, title, type, typeCode, tags, source, move }) => [
      formatDateTime(new Date(dateTime), newsZone),
      dateTime,
      title,
      type,
      typeCode,
      tags.join('; '),
      source,
      move,
    ]),
  }
}
