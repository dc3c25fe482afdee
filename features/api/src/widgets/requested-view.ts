import { appliesTo, catalogue } from '@bellwether/catalogue'
import type { WidgetName } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import type { ResearchContext, Security } from '@bellwether/research'
import { maxSearchResults, UnknownSecurityError } from '@bellwether/research'
import { BadInputError } from '@bellwether/web'
import { WidgetSecurityTypeError } from '../errors.ts'
import { securitySearchWidgetView, watchlistWidgetView } from './market-widget-views.ts'
import { priceChartWidgetView } from './price-chart-view.ts'
import type { MarketWidget, SecurityWidget } from './security-widget.ts'
import { widgetSources } from './widget-sources.ts'
import { widgetViews } from './widget-views.ts'

export interface RequestedView {
  readonly widget: WidgetName
  /** Null for a widget that is not tied to one security. */
  readonly marketCode: string | null
  readonly query: URLSearchParams
}

/** Fewer than a watchlist of our own may have, because each row has its intraday line. */
export const maxWatched = 50

/** The view of a widget that we render ourselves; one that does not apply to the security is empty. URLs in it are absolute. */
export async function getWidgetView(
  context: ResearchContext,
  publicOrigin: string,
  { widget, marketCode, query }: RequestedView,
): Promise<object> {
  if (isMarketWidget(widget)) return getMarketView(context, publicOrigin, widget, query)
  return getSecurityView(context, publicOrigin, { widget, security: await getSecurity(context, marketCode), query })
}

/** The same for a call of the API, which refuses a type of security that the widget does not apply to. */
export async function getApplicableView(
  context: ResearchContext,
  publicOrigin: string,
  { widget, marketCode, query }: RequestedView,
): Promise<object> {
  if (isMarketWidget(widget)) return getMarketView(context, publicOrigin, widget, query)
  const security = await getSecurity(context, marketCode)
  if (!appliesTo(widget, security.type))
    throw new WidgetSecurityTypeError(security.type, catalogue[widget]?.kinds ?? [])
  return getSecurityView(context, publicOrigin, { widget, security, query })
}

export function isMarketWidget(widget: WidgetName): widget is MarketWidget {
  return widget === 'watchlist' || widget === 'security-search'
}

function getMarketView(
  context: ResearchContext,
  publicOrigin: string,
  widget: MarketWidget,
  query: URLSearchParams,
): Promise<object> {
  if (widget === 'watchlist') return watchlistWidgetView(context, publicOrigin, readCodes(query.get('codes') ?? ''))
  const term = query.get('search') ?? ''
  return securitySearchWidgetView(context, publicOrigin, { term, limit: readLimit(query) ?? maxSearchResults })
}

async function getSecurityView(
  context: ResearchContext,
  publicOrigin: string,
  {
    widget,
    security,
    query,
  }: { readonly widget: SecurityWidget; readonly security: Security; readonly query: URLSearchParams },
): Promise<object> {
  const sources = await widgetSources(context, security, widget)
  const request = { security, publicOrigin, limit: readLimit(query), query, sources }
  return widget === 'price-chart' ? priceChartWidgetView(context, request) : widgetViews[widget](context, request)
}

async function getSecurity({ db }: ResearchContext, given: string | null): Promise<Security> {
  const marketCode = parseMarketCode(given ?? '')
  const security = marketCode && (await securities.findByMarketCode(db, marketCode))
  if (!security) throw new UnknownSecurityError(given ?? '')
  return security
}

function readLimit(query: URLSearchParams): number | undefined {
  return query.has('limit') ? Number(query.get('limit')) : undefined
}

function readCodes(given: string): readonly MarketCode[] {
  const codes = new Set(
    given.split(',').map(text => {
      const code = parseMarketCode(text.trim())
      if (code === null) throw new BadInputError('codes', 'must be market codes such as LSE:HVL, separated by commas')
      return code
    }),
  )
  if (codes.size > maxWatched)
    throw new BadInputError('codes', `has ${codes.size} market codes; the maximum is ${maxWatched}`)
  return [...codes]
}
