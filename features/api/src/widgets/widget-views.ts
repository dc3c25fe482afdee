import type {
  BlockState,
  Figure,
  FigureValue,
  LinedPriceView,
  SecurityWidgetViews,
  WidgetSourceView,
} from '@bellwether/contract'
import { facts } from '@bellwether/db'
import {
  getMarketCode,
  holdableIn,
  type IsoDate,
  lowerPlural,
  orderTypesOf,
  pagePath,
  toIsoDate,
  type Viewer,
} from '@bellwether/domain'
import type { ResearchContext, Security } from '@bellwether/research'
import {
  assetAllocationView,
  calculatorOf,
  documentsView,
  headlineOf,
  historyOf,
  identityOf,
  keyFiguresView,
  latestDeals,
  latestHeadlines,
  nextOf,
  performanceView,
  quoteView,
  type Subject,
  streamsFor,
  subjectOf,
  topHoldingsView,
  valuationGrowthView,
} from '@bellwether/research'
import { BadInputError } from '@bellwether/web'
import { block, empty, listed, ready } from '@bellwether/web/view'

export interface WidgetRequest {
  readonly security: Security
  /** URLs in a view start with it. */
  readonly publicOrigin: string
  /** The number of rows, for a widget that has rows. */
  readonly limit: number | undefined
  /** For a widget that is a form. */
  readonly query: URLSearchParams
  readonly sources: readonly WidgetSourceView[]
}

type MakeView<Name extends keyof SecurityWidgetViews> = (
  context: ResearchContext,
  request: WidgetRequest,
) => Promise<SecurityWidgetViews[Name]>

const guest: Viewer = { kind: 'guest', loaded: true }

/** The views of our pages, by widget. A part that fails says so without affecting the others, as on a page. */
export const widgetViews: { readonly [Name in keyof SecurityWidgetViews]: MakeView<Name> } = {
  async 'quote-header'(context, request) {
    const { security } = request
    const quote = await quoteView(context, security)
    return {
      ...headOf(request),
      identity: identityOf(security),
      quote,
      headline: await headlineOf(context, security, quote, dayOf(security, quote)),
      streamed: quote !== null && streamsFor(context, quote, null),
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

  async 'valuation-growth'(context, request) {
    return {
      ...headOf(request),
      valuation: await ofPooled(request, () =>
        block(context, 'valuation widget', () => valuationGrowthView(context, request.security)),
      ),
    }
  },

  async 'asset-allocation'(context, request) {
    const { id } = request.security
    return {
      ...headOf(request),
      allocation: await ofPooled(request, () =>
        block(context, 'asset allocation widget', () => assetAllocationView(context, id)),
      ),
    }
  },

  async 'performance-table'(context, request) {
    const { security } = request
    const performance = await block(context, 'performance widget', async () =>
      performanceView(context, security, dayOf(security, await quoteView(context, security)), { widget: true }),
    )
    return { ...headOf(request), performance }
  },

  async 'cost-calculator'(context, request) {
    checkOrder(request)
    const calculator = await block(context, 'cost calculator widget', async () => {
      const subject = await subjectOf(context, request.security, guest)
      return calculatorOf(context, subject, request.query)
    })
    return { ...headOf(request), calculator }
  },

  async sparkline(context, request) {
    const line = await block(context, 'sparkline widget', async () => {
      const quote = await quoteView(context, request.security)
      return quote?.sparkline
        ? ready({ sparkline: quote.sparkline, lastPrice: quote.lastPrice, dayChangePct: quote.dayChangePct })
        : empty<LinedPriceView>('Too few prices for a line yet.')
    })
    return { ...headOf(request), line }
  },

  async 'key-figures'(context, request) {
    const figures = await partOf(context, request, 'key figures widget', subject => keyFiguresView(context, subject))
    return {
      ...headOf(request),
      figures: mapView(figures, view => ({ ...view, figures: view.figures.map(each => withOrigin(request, each)) })),
    }
  },

  async dividends(context, request) {
    const { security, limit = 2 } = request
    const [next, years] = await Promise.all([
      partOf(context, request, 'next dividend widget', subject => nextOf(context, subject)),
      block(context, 'dividends widget', () => historyOf(context, security.id)),
    ])
    return { ...headOf(request), next, years: mapView(years, all => all.slice(0, limit)) }
  },

  async 'director-deals'(context, request) {
    const { limit = 5 } = request
    const deals = await partOf(context, request, 'director deals widget', subject =>
      latestDeals(context, subject, { limit, columns: 'SHORT' }),
    )
    const toAbsolute = (cell: FigureValue): FigureValue =>
      cell.kind === 'text' && cell.href ? { ...cell, href: request.publicOrigin + cell.href } : cell
    return {
      ...headOf(request),
      deals: mapView(deals, table => ({
        ...table,
        rows: table.rows.map(row => ({ ...row, cells: row.cells.map(toAbsolute) })),
      })),
    }
  },

  async documents(context, request) {
    const { security, publicOrigin, limit = 5 } = request
    const documents = await block(context, 'documents widget', () => documentsView(context, security.id, limit))
    const toAbsolute = (url: string) => new URL(url, publicOrigin).href
    return {
      ...headOf(request),
      documents: mapView(documents, items => items.map(item => ({ ...item, url: toAbsolute(item.url) }))),
    }
  },

  async eligibility(context, request) {
    const { publicOrigin } = request
    const wrappers = await partOf(context, request, 'eligibility widget', async ({ instrument }) =>
      ready(holdableIn(instrument).map(verdict => ({ ...verdict, path: publicOrigin + verdict.path }))),
    )
    return { ...headOf(request), wrappers }
  },
}

/** RP-COST-13: the form offers what the security has, so that another order type can only be a mistake of the caller. */
function checkOrder({ security, query }: WidgetRequest): void {
  const [given, orders] = [query.get('order'), orderTypesOf(security.type)]
  if (given !== null && !orders.some(order => order === given))
    throw new BadInputError('order', `must be ${orders.join(' or ')} for ${lowerPlural(security.type)}`)
}

/** A part of a page of the security as a guest sees it. */
function partOf<T>(
  context: ResearchContext,
  { security }: WidgetRequest,
  name: string,
  make: (subject: Subject) => Promise<BlockState<T>>,
): Promise<BlockState<T>> {
  return block(context, name, async () => make(await subjectOf(context, security, guest)))
}

function headOf({ security, publicOrigin, sources }: WidgetRequest) {
  return {
    name: security.name,
    href: publicOrigin + pagePath('overview', getMarketCode(security.listing.marketCode)),
    simulated: security.simulated,
    sources,
  }
}

/** What only a portfolio has. The API refuses other securities; an embed says that there is nothing to show. */
async function ofPooled<T>({ security }: WidgetRequest, make: () => Promise<BlockState<T>>): Promise<BlockState<T>> {
  const isPooled = security.type !== 'EQUITY' && security.type !== 'BOND'
  return isPooled ? make() : empty('Only funds, investment trusts and ETFs have a portfolio to show.')
}

/** The day a view describes: that of the last price. */
function dayOf({ asAt }: Security, quote: { readonly at: string } | null): IsoDate {
  return quote ? toIsoDate(new Date(quote.at)) : asAt
}

/** The sources of a figure's calculation, linked from another site. */
function withOrigin({ publicOrigin }: WidgetRequest, figure: Figure): Figure {
  const { calculation } = figure
  if (!calculation) return figure
  const inputs = calculation.inputs.map(input => (input.href ? { ...input, href: publicOrigin + input.href } : input))
  return { ...figure, calculation: { ...calculation, inputs } }
}

function absolute({ publicOrigin }: WidgetRequest, href: string | null): string | null {
  return href && publicOrigin + href
}

function mapView<T>(state: BlockState<T>, map: (view: T) => T): BlockState<T> {
  return state.state === 'ready' ? { state: 'ready', view: map(state.view) } : state
}
