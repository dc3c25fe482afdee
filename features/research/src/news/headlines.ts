import type { HeadlineView } from '@bellwether/contract'
import { news } from '@bellwether/db'
import {
  addMonths,
  type IsoDate,
  type MarketCode,
  newsTabOf,
  newsTabs,
  pagePath,
  parseMarketCode,
  splitMarketCode,
  toIsoDate,
  zonedDate,
} from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { newsZone } from './news-day.ts'

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

const allSourceCodes = newsTabs.flatMap(tab => tab.sourceCodes)
/** Before every item. */
const beginning = new Date(0)

/** The latest few of both tabs, for a block on another page than News; older ones where the last six months hold none. */
export async function latestHeadlines(
  context: ResearchContext,
  marketCode: MarketCode,
  limit: number,
): Promise<HeadlineView[]> {
  const now = context.now()
  const ofBothTabs = { symbols: [marketCode], sourceCodes: allSourceCodes, to: now, limit, startAt: 0 }
  const recent = await news.headlines(context.db, { ...ofBothTabs, from: new Date(addMonths(toIsoDate(now), -6)) })
  const { headlines } = recent.count > 0 ? recent : await news.headlines(context.db, { ...ofBothTabs, from: beginning })
  return headlines.map(headline => toHeadlineView(context, headline, marketCode))
}

/** The day of the newest item of either tab, however old; null where there is none. */
export async function newestNewsDay(
  { db }: ResearchContext,
  marketCode: MarketCode,
  to: Date,
): Promise<IsoDate | null> {
  const { headlines } = await news.headlines(db, {
    symbols: [marketCode],
    sourceCodes: allSourceCodes,
    from: beginning,
    to,
    limit: 1,
    startAt: 0,
  })
  const [newest] = headlines
  return newest ? zonedDate(new Date(newest.dateTime), newsZone) : null
}
