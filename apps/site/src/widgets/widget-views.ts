import type { BlockState, WidgetName, WidgetViews } from '@bellwether/contract'
import { facts } from '@bellwether/db'
import { getMarketCode, pagePath, toIsoDate } from '@bellwether/domain'
import type { Security, SiteContext } from '../site-context.ts'
import { block, listed } from '../views/block-state.ts'
import { identityOf } from '../views/frame.ts'
import { headlineOf } from '../views/headline.ts'
import { latestHeadlines } from '../views/headlines.ts'
import { topHoldingsView } from '../views/portfolio.ts'
import { quoteView } from '../views/quote.ts'

export interface WidgetRequest {
  readonly security: Security
  /** Where the public finds our pages: addresses in a view start with it. */
  readonly publicOrigin: string
  /** How many rows, where there are rows. */
  readonly limit: number | undefined
}

type MakeView<Name extends WidgetName> = (context: SiteContext, request: WidgetRequest) => Promise<WidgetViews[Name]>

/** The same views the pages show, by widget. A part that fails is told inside it, as on a page. */
export const widgetViews: { readonly [Name in WidgetName]: MakeView<Name> } = {
  async 'quote-header'(context, request) {
    const { security } = request
    const quote = await quoteView(context, security)
    const day = quote ? toIsoDate(new Date(quote.at)) : security.asAt
    return {
      ...headOf(request),
      identity: identityOf(security),
      quote,
      headline: await headlineOf(context, security, quote, day),
    }
  },

  async 'top-holdings'(context, request) {
    const { id } = request.security
    const holdings = await block(context, 'top holdings widget', async () =>
      topHoldingsView(context, id, (await facts.fund(context.db, id))?.holdingsCount ?? null),
    )
    return {
      ...headOf(request),
      holdings: mapView(holdings, view => ({
        ...view,
        holdings: view.holdings.map(holding => ({ ...holding, href: absolute(request, holding.href) })),
      })),
    }
  },

  async 'news-list'(context, request) {
    const { security, limit = 5 } = request
    const headlines = await block(context, 'news list widget', async () =>
      listed(
        await latestHeadlines(context, getMarketCode(security.listing.marketCode), limit),
        'No announcements in the last six months.',
      ),
    )
    return {
      ...headOf(request),
      headlines: mapView(headlines, items => items.map(item => ({ ...item, href: absolute(request, item.href) }))),
    }
  },
}

function headOf({ security, publicOrigin }: WidgetRequest) {
  return {
    name: security.name,
    href: publicOrigin + pagePath('overview', getMarketCode(security.listing.marketCode)),
    simulated: security.simulated,
  }
}

function absolute({ publicOrigin }: WidgetRequest, href: string | null): string | null {
  return href && publicOrigin + href
}

function mapView<T>(state: BlockState<T>, map: (view: T) => T): BlockState<T> {
  return state.state === 'ready' ? { state: 'ready', view: map(state.view) } : state
}
