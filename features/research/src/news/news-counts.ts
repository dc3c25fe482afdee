import type { NewsAddress, NewsCategoryView, NewsTabView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import {
  type DateRange,
  findNewsCategory,
  findNewsTab,
  isInNewsCategory,
  type MarketCode,
  newsCategories,
  newsTabs,
} from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { splitWords, toInstants } from './news-list.ts'

interface NewsCounts {
  readonly tabs: readonly NewsTabView[]
  readonly categories: readonly NewsCategoryView[]
}

/** The counts on tabs and categories: what each choice would show with the other filters unchanged. The page works without them. */
export async function newsCounts(
  { db, log }: ResearchContext,
  marketCode: MarketCode,
  address: NewsAddress,
  range: DateRange,
): Promise<NewsCounts> {
  try {
    const words = address.words ? { words: splitWords(address.words) } : {}
    const tallied = await news.tally(db, { symbols: [marketCode], ...toInstants(range), ...words })
    return countsOf(tallied, address)
  } catch (err) {
    log.error({ err, block: 'news counts' }, 'block failed')
    return { tabs: newsTabs.map(({ id, label }) => ({ id, label, count: null })), categories: [] }
  }
}

export function countsOf(
  tallied: Awaited<ReturnType<typeof news.tally>>,
  { tab, category }: Pick<NewsAddress, 'tab' | 'category'>,
): NewsCounts {
  const chosen = category === null ? null : findNewsCategory(category)
  const sum = (matches: (group: (typeof tallied)[number]) => boolean) =>
    tallied.filter(matches).reduce((total, group) => total + group.count, 0)
  const inTab = findNewsTab(tab)?.sourceCodes ?? []
  return {
    tabs: newsTabs.map(({ id, label, sourceCodes }) => ({
      id,
      label,
      count: sum(
        ({ sourceCode, tags }) => sourceCodes.includes(sourceCode) && (!chosen || isInNewsCategory(tags, chosen)),
      ),
    })),
    categories: newsCategories
      .map(known => ({
        id: known.id,
        label: known.label,
        count: sum(({ sourceCode, tags }) => inTab.includes(sourceCode) && isInNewsCategory(tags, known)),
      }))
      .filter(({ id, count }) => count > 0 || id === category),
  }
}
