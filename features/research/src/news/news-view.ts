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
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { newestNewsDay } from './headlines.ts'
import { type NewsChoice, readNewsChoice, upToNewest } from './news-choice.ts'
import { newsCounts } from './news-counts.ts'
import { newsToday, newsZone } from './news-day.ts'
import { headlinesQuery, newsList, toRows } from './news-list.ts'
import { olderNewsNote } from './older-news.ts'

export async function newsView(
  context: ResearchContext,
  security: Security,
  {
    query,
    viewer,
    now = context.now(),
  }: { readonly query: URLSearchParams; readonly viewer: Viewer; readonly now?: Date },
): Promise<NewsView> {
  const today = newsToday(now)
  const subject = await subjectOf(context, security, viewer)
  const usual = readNewsChoice(query, today)
  const [frame, found] = await Promise.all([frameOf(context, subject, 'news'), listed(context, subject, usual, now)])
  const newest = isEmpty(found) ? await newestBefore(context, subject.marketCode, usual, now) : null
  const choice = newest ? upToNewest(usual, newest) : usual
  const { counts, list } = newest ? await listed(context, subject, choice, now) : found
  const { address, range, from, to } = choice
  const shown = list.state === 'ready' ? { ...address, page: list.view.paging.page } : address
  const note = olderNewsNote(newest, today)
  return { frame, address: shown, range, ...counts, fields: { from, to }, list, note }
}

async function listed(context: ResearchContext, subject: Subject, { address, range }: NewsChoice, now: Date) {
  const [counts, list] = await Promise.all([
    newsCounts(context, subject.marketCode, address, range),
    newsList(context, subject, { address, range, now }),
  ])
  return { counts, list }
}

/** Neither tab has an item; false where that is not known. */
function isEmpty({ counts, list }: Awaited<ReturnType<typeof listed>>): boolean {
  return list.state === 'ready' && list.view.count === 0 && counts.tabs.every(({ count }) => count === 0)
}

/** RP-NEWS-11: without dates in the address, the day of the newest item where the last six months hold none. */
async function newestBefore(
  context: ResearchContext,
  marketCode: MarketCode,
  { address, range, from, to }: NewsChoice,
  now: Date,
): Promise<IsoDate | null> {
  if (address.range !== null || from.error || to.error) return null
  const newest = await attempt(context, 'newest news', () => newestNewsDay(context, marketCode, now), null)
  return newest !== null && newest < range.from ? newest : null
}

const csvRows = 1_000

/** The whole list as filtered, not only the page shown. */
export async function newsCsv(
  context: ResearchContext,
  security: Security,
  { query, now = context.now() }: { readonly query: URLSearchParams; readonly now?: Date },
): Promise<Csv> {
  const marketCode = getMarketCode(security.listing.marketCode)
  const usual = readNewsChoice(query, newsToday(now))
  const { address } = usual
  const listOf = async ({ range }: Pick<NewsChoice, 'range'>) =>
    (await news.headlines(context.db, { ...headlinesQuery(marketCode, address, range), limit: csvRows, startAt: 0 }))
      .headlines
  const headlines = await listOf(usual)
  const newest = headlines.length === 0 ? await newestBefore(context, marketCode, usual, now) : null
  const rows = await toRows(
    context,
    { marketCode, security },
    newest ? await listOf(upToNewest(usual, newest)) : headlines,
  )
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
