import { createHash } from 'node:crypto'
import type { SecurityWidgetViews, WidgetName } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { allowToken } from '../api/token-preflight.ts'
import { BadInputError, UnknownSecurityError } from '../errors.ts'
import { mostResults } from '../search/search-securities.ts'
import type { SiteContext } from '../site-context.ts'
import { securitySearchWidgetView, watchlistWidgetView } from '../widgets/market-widget-views.ts'
import { guardWidgets } from '../widgets/widget-access.ts'
import { widgetViews } from '../widgets/widget-views.ts'
import { priceChartPath, priceChartRoutes } from './price-chart.ts'

/** Prices are delayed anyway: a minute old is as good. */
const cacheControl = 'public, max-age=60'

/** As many as a list on somebody's page may have; each has its line of the day, so fewer than on ours. */
const mostWatched = 50

const params = Type.Object({ marketCode: Type.String({ maxLength: 64 }) })
const querystring = Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) })
const watchlistQuery = Type.Object({
  codes: Type.String({ maxLength: 30 * mostWatched, description: `Up to ${mostWatched}, with commas between.` }),
})
const searchQuery = Type.Object({
  search: Type.String({ maxLength: 256 }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostResults })),
})

/**
 * `/api/widgets/{widget}/{code}` and `/api/widgets/{widget}`: the views of pages for widgets on anybody's page. Without
 * cookies, so any origin may ask; nothing in an answer depends on who asks.
 */
export function widgetRoutes(
  app: FastifyInstance,
  context: SiteContext,
  { publicOrigin, tokens }: { readonly publicOrigin: string; readonly tokens: WidgetTokens },
): void {
  app.register(async scope => {
    guardWidgets(scope, tokens)
    for (const widget of Object.keys(widgetViews) as (keyof SecurityWidgetViews)[]) declareOfSecurity(scope, widget)
    declareWatchlist(scope)
    declareSearch(scope)
    allowToken(scope, priceChartPath)
    priceChartRoutes(scope, context, publicOrigin)
  })

  function declareOfSecurity(scope: FastifyInstance, widget: keyof SecurityWidgetViews): void {
    const path = `/api/widgets/${widget}/:marketCode`
    allowToken(scope, path)
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(path, { schema: { ...describe(widget), params, querystring } }, async (request, reply) => {
        const marketCode = parseMarketCode(request.params.marketCode)
        const security = marketCode && (await securities.findByMarketCode(context.db, marketCode))
        if (!security) throw new UnknownSecurityError(request.params.marketCode)
        const query = new URLSearchParams(request.url.split('?')[1])
        const { limit } = request.query
        return answer(request, reply, await widgetViews[widget](context, { security, publicOrigin, limit, query }))
      })
  }

  function declareWatchlist(scope: FastifyInstance): void {
    const path = '/api/widgets/watchlist'
    allowToken(scope, path)
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(path, { schema: { ...describe('watchlist'), querystring: watchlistQuery } }, async (request, reply) => {
        const codes = readCodes(request.query.codes)
        return answer(request, reply, await watchlistWidgetView(context, publicOrigin, codes))
      })
  }

  function declareSearch(scope: FastifyInstance): void {
    const path = '/api/widgets/security-search'
    allowToken(scope, path)
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(path, { schema: { ...describe('security-search'), querystring: searchQuery } }, async (request, reply) => {
        const { search: term, limit = mostResults } = request.query
        return answer(request, reply, await securitySearchWidgetView(context, publicOrigin, { term, limit }))
      })
  }
}

function describe(widget: WidgetName) {
  return { summary: `View of the widget ${widget}`, tags: ['Widgets'], security: [{}, { widgetToken: [] }] }
}

function answer(request: FastifyRequest, reply: FastifyReply, view: object): FastifyReply {
  const body = JSON.stringify({ data: view })
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function readCodes(given: string): readonly MarketCode[] {
  const codes = new Set(
    given.split(',').map(text => {
      const code = parseMarketCode(text.trim())
      if (code === null) throw new BadInputError('codes', 'must be market codes such as LSE:HVL, with commas between')
      return code
    }),
  )
  if (codes.size > mostWatched) throw new BadInputError('codes', `are ${codes.size}; give ${mostWatched} at most`)
  return [...codes]
}
