import type { WidgetName } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import type { ResearchContext, Security } from '@bellwether/research'
import { maxSearchResults, UnknownSecurityError } from '@bellwether/research'
import { BadInputError } from '@bellwether/web'
import { securitySearchWidgetView, watchlistWidgetView } from './market-widget-views.ts'
import { priceChartWidgetView } from './price-chart-view.ts'
import { widgetViews } from './widget-views.ts'

export interface RequestedView {
  readonly widget: WidgetName
  /** Null for a widget of no one security. */
  readonly marketCode: string | null
  readonly query: URLSearchParams
}

/** As many as a list on somebody's page may have; each has its line of the day, so fewer than on ours. */
export const maxWatched = 50

/** The view of a widget, whether it is asked for from a page or drawn by us. Addresses in it start with the public origin. */
export async function getWidgetView(
  context: ResearchContext,
  publicOrigin: string,
  { widget, marketCode, query }: RequestedView,
): Promise<object> {
  const limit = query.has('limit') ? Number(query.get('limit')) : undefined
  switch (widget) {
    case 'watchlist':
      return watchlistWidgetView(context, publicOrigin, readCodes(query.get('codes') ?? ''))
    case 'security-search':
      return securitySearchWidgetView(context, publicOrigin, {
        term: query.get('search') ?? '',
        limit: limit ?? maxSearchResults,
      })
    case 'price-chart':
      return priceChartWidgetView(context, publicOrigin, await getSecurity(context, marketCode), query)
    default: {
      const security = await getSecurity(context, marketCode)
      return widgetViews[widget](context, { security, publicOrigin, limit, query })
    }
  }
}

async function getSecurity({ db }: ResearchContext, given: string | null): Promise<Security> {
  const marketCode = parseMarketCode(given ?? '')
  const security = marketCode && (await securities.findByMarketCode(db, marketCode))
  if (!security) throw new UnknownSecurityError(given ?? '')
  return security
}

function readCodes(given: string): readonly MarketCode[] {
  const codes = new Set(
    given.split(',').map(text => {
      const code = parseMarketCode(text.trim())
      if (code === null) throw new BadInputError('codes', 'must be market codes such as LSE:HVL, with commas between')
      return code
    }),
  )
  if (codes.size > maxWatched) throw new BadInputError('codes', `are ${codes.size}; give ${maxWatched} at most`)
  return [...codes]
}
