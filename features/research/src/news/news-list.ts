import type { BlockState, NewsAddress, NewsListView, NewsRowView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import {
  addDays,
  addMonths,
  categorisedTags,
  type DateRange,
  findNewsCategory,
  findNewsTab,
  type MarketCode,
  newsTabs,
  paging,
  parseMarketCode,
  startOfDay,
  zonedDate,
} from '@bellwether/domain'
import { block, ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { dayMoves } from './day-moves.ts'
import { newsZone } from './news-day.ts'

const widenedYears = 5
/** More words than anyone types; each costs a look at every title. */
const maxWords = 8

export function newsList(
  context: ResearchContext,
  subject: Subject,
  { address, range, now }: { readonly address: NewsAddress; readonly range: DateRange; readonly now: Date },
): Promise<BlockState<NewsListView>> {
  return block(context, 'news list', async () => {
    const { size } = address
    const query = headlinesQuery(subject.marketCode, address, range)
    const first = await news.headlines(context.db, { ...query, limit: size, startAt: (address.page - 1) * size })
    const shown = paging({ count: first.count, page: address.page, size })
    // A page beyond the last is the last: the count is known only now.
    const { headlines } =
      shown.page === address.page
        ? first
        : await news.headlines(context.db, { ...query, limit: size, startAt: shown.startAt })
    return ready({
      count: first.count,
      paging: shown,
      rows: await toRows(context, subject, headlines),
      madeAt: now.toISOString(),
      widen: first.count === 0 ? await findWider(context, subject, address, range) : null,
    })
  })
}

export function headlinesQuery(
  marketCode: MarketCode,
  { tab, category, words }: NewsAddress,
  range: DateRange,
): Omit<news.HeadlinesQuery, 'limit' | 'startAt'> {
  const found = category === null ? null : findNewsCategory(category)
  const filter: news.HeadlineFilter = {
    ...(found && found.tags.length > 0 ? { tags: found.tags } : {}),
    ...(found && found.tags.length === 0 ? { withoutTags: categorisedTags } : {}),
    ...(words ? { words: splitWords(words) } : {}),
  }
  return {
    symbols: [marketCode],
    sourceCodes: (findNewsTab(tab) ?? newsTabs[0]).sourceCodes,
    ...toInstants(range),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  }
}

export function splitWords(words: string): string[] {
  return words.split(' ').filter(Boolean).slice(0, maxWords)
}

/** From the beginning of the first day to the end of the last, by London's clock. */
export function toInstants({ from, to }: DateRange): { from: Date; to: Date } {
  return { from: startOfDay(from, newsZone), to: startOfDay(addDays(to, 1), newsZone) }
}

async function findWider(
  { db }: ResearchContext,
  { marketCode }: Subject,
  address: NewsAddress,
  { to }: DateRange,
): Promise<NewsListView['widen']> {
  const range = { from: addMonths(to, -12 * widenedYears), to }
  const { count } = await news.headlines(db, { ...headlinesQuery(marketCode, address, range), limit: 1, startAt: 0 })
  return count > 0 ? { range, years: widenedYears, count } : null
}

export async function toRows(
  context: ResearchContext,
  { marketCode, security }: Pick<Subject, 'marketCode' | 'security'>,
  headlines: readonly news.Headline[],
): Promise<NewsRowView[]> {
  const dayOf = ({ dateTime }: news.Headline) => zonedDate(new Date(dateTime), newsZone)
  const moves = await dayMoves(context, security, headlines.map(dayOf))
  return headlines.map(headline => ({
    id: headline.id,
    title: headline.title,
    dateTime: headline.dateTime,
    source: headline.source,
    type: headline.type,
    typeCode: headline.typeCode,
    tags: headline.tags,
    others: headline.symbols.map(parseMarketCode).filter(code => code !== null && code !== marketCode) as MarketCode[],
    move: moves.get(dayOf(headline)) ?? null,
  }))
}
