import type {
  NewsBodyView,
  NewsItemView,
  NewsNeighbour,
  NewsNeighboursView,
  RelatedSecurity,
} from '@bellwether/contract'
import { news, quotes, securities } from '@bellwether/db'
import { getMarketCode, type MarketCode, newsTabs, parseMarketCode, type Viewer } from '@bellwether/domain'
import { block, empty, listed, ready } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { priceIn } from '../securities/quote.ts'
import { newsChart } from './news-chart.ts'
import { readNewsChoice } from './news-choice.ts'
import { newsToday } from './news-day.ts'

/** A round-up may name a whole index. */
const maxRelated = 10

interface ItemRequest {
  readonly id: string
  readonly query: URLSearchParams
  readonly viewer: Viewer
  readonly now?: Date
}

/** Null where there is no such item, or none that names this security. */
export async function newsItemView(
  context: ResearchContext,
  security: Security,
  { id, query, viewer, now = context.now() }: ItemRequest,
): Promise<NewsItemView | null> {
  const item = await news.single(context.db, id)
  const marketCode = getMarketCode(security.listing.marketCode)
  const tab = newsTabs.find(({ sourceCodes }) => item && sourceCodes.includes(item.sourceCode))
  const symbols = item?.symbols.map(parseMarketCode) ?? []
  if (!item || !tab || !symbols.includes(marketCode)) return null
  const [frame, body, chart, related, neighbours] = await Promise.all([
    subjectOf(context, security, viewer).then(subject => frameOf(context, subject, 'news-item')),
    block<NewsBodyView>(context, 'news body', async () => {
      const html = await news.body(context.db, item.id)
      if (html === null) return empty('Only the headline of this item is available.')
      const { sanitiseNews } = await import('./sanitise-news.ts')
      return ready(sanitiseNews(html))
    }),
    newsChart(context, security, new Date(item.dateTime)),
    block(context, 'related securities', async () =>
      listed(await relatedTo(context, symbols, marketCode), 'No other securities mentioned.'),
    ),
    block<NewsNeighboursView>(context, 'news neighbours', async () => {
      const where = { symbol: marketCode, sourceCodes: tab.sourceCodes }
      const { newer, older } = await news.neighbours(context.db, item, where)
      return ready({ newer: newer && toNeighbour(newer), older: older && toNeighbour(older) })
    }),
  ])
  const { address } = readNewsChoice(query, newsToday(now))
  return {
    frame,
    address: address.tab === tab.id ? address : { ...address, tab: tab.id, category: null, page: 1 },
    id: item.id,
    title: item.title,
    dateTime: item.dateTime,
    tab,
    type: item.type,
    typeCode: item.typeCode,
    source: item.source,
    provider: item.provider,
    tags: item.tags,
    body,
    chart,
    related,
    neighbours,
  }
}

function toNeighbour({ id, title, dateTime }: news.Headline): NewsNeighbour {
  return { id, title, dateTime }
}

async function relatedTo(
  { db }: ResearchContext,
  symbols: readonly (MarketCode | null)[],
  own: MarketCode,
): Promise<RelatedSecurity[]> {
  const codes = [...new Set(symbols)].filter(code => code !== null && code !== own).slice(0, maxRelated) as MarketCode[]
  const found = await Promise.all(
    codes.map(async marketCode => {
      const security = await securities.findByMarketCode(db, marketCode)
      if (!security) return null
      const quote = await quotes.latest(db, security.listing.id)
      return {
        marketCode,
        name: security.name,
        lastPrice: priceIn(security.listing)(quote?.last ?? null),
        dayChangePct: quote?.dayChangePct ?? null,
      }
    }),
  )
  return found.filter(related => related !== null)
}
