import { findWidget, widgetTypes } from '@bellwether/catalogue'
import { type Database, securities } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode, type PageId, pagePath, pagesFor, securityTypes } from '@bellwether/domain'

/** One of each type, and one of another market. */
const codes = ['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34', 'NYSE:CRSN'].map(getMarketCode)

const elsewhere = [
  '/',
  '/investment/search/all?search=harrow',
  '/investment/search/investments?search=trust&type=CLOSED_END_FUND',
  '/investment/ideas/select',
  '/investment/ideas/favourite',
  '/investment/screener?sizeFrom=100&yieldFrom=1&priceEarningsTo=40&return1yFrom=-50&country=GB&sort=-yield',
  '/investment/screener?sector=Retailers&sort=-totalReturn3y,name&columns=performance',
  '/investment/screener?type=FUND&chargeTo=1&quartile1y=1&sort=charge',
  '/investment/screener?yieldFrom=99',
  '/platform/watchlists',
  '/dealing-account',
  '/developers',
  '/developers/widgets',
  '/developers/widgets/performance-table',
  '/developers/playground',
  '/developers/api',
  '/api/securities/search?search=harrow&limit=10',
  '/api/securities/instrument?sedol=B0KXTM3',
  '/api/watchlists/rows?codes=LSE:HVL,LSE:NWT',
  '/api/widgets/watchlist?codes=LSE:HVL,LSE:NWT',
  '/api/widgets/security-search?search=harrow',
  '/api/widgets/price-chart/LSE:HVL?range=1Y&compare=SECTOR&basis=total-return',
  '/market-research/sub/LSE:HVL/charts-and-performance?range=5Y&compare=SECTOR',
  '/market-research/sub/FUND:B0KXTM3/charts-and-performance?format=csv&table=returns',
  '/market-research/sub/LSE:HVL/news?search=announcement',
]

const headlines = `{ newsHeadlines(symbol: ["LSE:HVL", "LSE:NWT"], limit: 5) {
  aggregate { count } headlines { id title dateTime }
} }`

export interface Asked {
  readonly method?: 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
}

/** Every kind of page and call that anybody may ask for. */
export async function addressesOf(db: Database): Promise<readonly Asked[]> {
  const pages = (await Promise.all(codes.map(code => pagesOf(db, code)))).flat()
  const screens = securityTypes.map(type => `/investment/screener?type=${type}`)
  return [
    ...[...pages, ...elsewhere, ...screens].map(url => ({ url })),
    {
      method: 'POST',
      url: '/market-research/api/graphql-call',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: headlines }),
    },
  ]
}

async function pagesOf(db: Database, marketCode: (typeof codes)[number]): Promise<readonly string[]> {
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) throw new Error(`${marketCode} is in every universe`)
  const { type, listing } = security
  const newest = await db.sql
    .selectFrom('news_symbols')
    .select('news_id')
    .where('market_code', '=', marketCode)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const has = [...pagesFor({ type, marketCode, exchange: listing.exchange }, defaultServiceFlags)] as PageId[]
  const ofSecurity = widgetTypes.filter(widget => findWidget(widget)?.kinds.includes(type))
  return [
    ...has.map(page => pagePath(page, marketCode, String(newest?.news_id ?? 'none'))),
    ...ofSecurity.map(widget => `/api/widgets/${widget}/${marketCode}`),
  ]
}
