import type { HeadlineView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import {
  addMonths,
  type MarketCode,
  newsTabOf,
  newsTabs,
  pagePath,
  parseMarketCode,
  splitMarketCode,
  toIsoDate,
} from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

/** Leads to the item on the page of the security given, else of the first it names whose exchange has news pages. */
export function toHeadlineView({ services }: ResearchContext, headline: news.Headline, own?: MarketCode): HeadlineView {
  const codes = headline.symbols.map(parseMarketCode).filter(code => code !== null)
  const marketCode = own ?? codes.find(code => splitMarketCode(code).exchange === services.summaryExchange)
  return {
    id: headline.id,
    title: headline.title,
    dateTime: headline.dateTime,
    source: headline.source,
    kind: newsTabOf(headline.sourceCode)?.id === 'company' ? 'Company' : 'Regulatory',
    type: headline.type,
    href: marketCode ? pagePath('news-item', marketCode, headline.id) : null,
  }
}

/** The latest few of both tabs, for a block on another page than News. */
export async function latestHeadlines(
  context: ResearchContext,
  marketCode: MarketCode,
  limit: number,
): Promise<HeadlineView[]> {
  const now = new Date()
  const { headlines } = await news.headlines(context.db, {
    symbols: [marketCode],
    sourceCodes: newsTabs.flatMap(tab => tab.sourceCodes),
    from: new Date(addMonths(toIsoDate(now), -6)),
    to: now,
    limit,
    startAt: 0,
  })
  return headlines.map(headline => toHeadlineView(context, headline, marketCode))
}
