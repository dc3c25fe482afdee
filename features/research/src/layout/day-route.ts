import { readChartChoices, writeChartChoices } from '@bellwether/contract'
import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import { createRecentCache } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import { forViewer, type ResearchContext } from '../research-context.ts'
import { dayChartsView, dayChartView, dayView } from './day-view.ts'

/** As often as the recorder writes. */
const maxAgeMs = 5000
const maxEntries = 2000

/** RP-QUOTE-15: what open pages ask for again while a price moves. */
export function dayRoutes(app: FastifyInstance, context: ResearchContext): void {
  answerWith(app, context, { path: '/market-research/day/:marketCode', make: dayView })
  answerWith(app, context, { path: '/market-research/day/:marketCode/chart', make: dayChartView })
  answerWith(app, context, {
    path: '/market-research/day/:marketCode/charts',
    make: (seen, marketCode, query) => dayChartsView(seen, marketCode, readChartChoices(query)),
    toKey: query => writeChartChoices(readChartChoices(query)),
  })
}

interface Answer<View> {
  readonly path: string
  readonly make: (context: ResearchContext, marketCode: MarketCode, query: URLSearchParams) => Promise<View | null>
  /** The same for queries that ask for the same. */
  readonly toKey?: (query: URLSearchParams) => string
}

/** Each answer is made once for everybody who may see the same prices. */
function answerWith<View>(
  app: FastifyInstance,
  context: ResearchContext,
  { path, make, toKey = () => '' }: Answer<View>,
): void {
  const made = createRecentCache<View | null>({ maxAgeMs, maxEntries })
  app.get<{ Params: { readonly marketCode: string } }>(path, async ({ params, url, viewer }, reply) => {
    const marketCode = parseMarketCode(params.marketCode)
    const seen = forViewer(context, viewer)
    const query = new URLSearchParams(url.split('?', 2)[1])
    const key = `${seen.audience} ${marketCode} ${toKey(query)}`
    const view = marketCode && (await made.get(key, () => make(seen, marketCode, query)))
    if (!view) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send(view)
  })
}
