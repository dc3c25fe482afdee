import type { NewsView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import { formatDateTime, getMarketCode, splitMarketCode, type Viewer } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { subjectOf } from '../layout/security-layout-view.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { readNewsChoice } from './news-choice.ts'
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
  const { address, range, from, to } = readNewsChoice(query, newsToday(now))
  const subject = await subjectOf(context, security, { page: 'news', viewer })
  const [counts, list] = await Promise.all([
    newsCounts(context, subject.marketCode, address, range),
    newsList(context, subject, { address, range, now }),
  ])
  const shown = list.state === 'ready' ? { ...address, page: list.view.paging.page } : address
  return { frame: subject.frame, address: shown, range, ...counts, fields: { from, to }, list }
}

const csvRows = 1_000

/** The whole list as filtered, not only the page shown. */
export async function newsCsv(
  context: ResearchContext,
  security: Security,
  { query, now = new Date() }: { readonly query: URLSearchParams; readonly now?: Date },
): Promise<Csv> {
  const { address, range } = readNewsChoice(query, newsToday(now))
  const marketCode = getMarketCode(security.listing.marketCode)
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
