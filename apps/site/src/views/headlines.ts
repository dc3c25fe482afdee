import type { HeadlineView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import { addMonths, type MarketCode, newsTabs, pagePath, parseMarketCode, toIsoDate } from '@bellwether/domain'
import type { SiteContext } from '../site-context.ts'

export function toHeadlineView(headline: news.Headline): HeadlineView {
  const marketCode = headline.symbols.map(parseMarketCode).find(code => code !== null)
  return {
    id: headline.id,
    title: headline.title,
    dateTime: headline.dateTime,
    source: headline.source,
    kind: headline.sourceCode === 'ALLIANCE' ? 'Company' : 'Regulatory',
    type: headline.type,
    href: marketCode ? pagePath('news-item', marketCode, headline.id) : null,
  }
}

/** The latest few of both tabs, for a block on another page than News. */
export async function latestHeadlines(
  { db }: SiteContext,
  marketCode: MarketCode,
  limit: number,
): Promise<HeadlineView[]> {
  const now = new Date()
  const { headlines } = await news.headlines(db, {
    symbols: [marketCode],
    sourceCodes: newsTabs.flatMap(tab => tab.sourceCodes),
    from: new Date(addMonths(toIsoDate(now), -6)),
    to: now,
    limit,
    startAt: 0,
  })
  return headlines.map(toHeadlineView)
}
