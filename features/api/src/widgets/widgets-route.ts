import { createHash } from 'node:crypto'
import type { SecurityWidgetViews, WidgetName } from '@bellwether/contract'
import type { ResearchContext } from '@bellwether/research'
import { maxSearchResults } from '@bellwether/research'
import { allowToken, type WidgetTokens } from '@bellwether/widget-tokens'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { priceChartPath, priceChartRoutes } from './price-chart-route.ts'
import { getWidgetView, maxWatched } from './requested-view.ts'
import { guardWidgets } from './widget-access.ts'
import { widgetViews } from './widget-views.ts'

/** Prices are delayed anyway: a minute old is as good. */
const cacheControl = 'public, max-age=60'

const params = Type.Object({ marketCode: Type.String({ maxLength: 64 }) })
const querystring = Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) })
const watchlistQuery = Type.Object({
  codes: Type.String({ maxLength: 30 * maxWatched, description: `Up to ${maxWatched}, with commas between.` }),
})
const searchQuery = Type.Object({
  search: Type.String({ maxLength: 256 }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxSearchResults })),
})

/**
 * `/api/widgets/{widget}/{code}` and `/api/widgets/{widget}`: the views of pages for widgets on anybody's page. Without
 * cookies, so any origin may ask; nothing in an answer depends on who asks.
 */
export function widgetRoutes(
  app: FastifyInstance,
  context: ResearchContext,
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

  const getView = (widget: WidgetName, marketCode: string | null, { url }: FastifyRequest) =>
    getWidgetView(context, publicOrigin, { widget, marketCode, query: new URLSearchParams(url.split('?')[1]) })

  function declareOfSecurity(scope: FastifyInstance, widget: keyof SecurityWidgetViews): void {
    const path = `/api/widgets/${widget}/:marketCode`
    allowToken(scope, path)
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(path, { schema: { ...describe(widget), params, querystring } }, async (request, reply) => {
        return answer(request, reply, await getView(widget, request.params.marketCode, request))
      })
  }

  function declareWatchlist(scope: FastifyInstance): void {
    const path = '/api/widgets/watchlist'
    allowToken(scope, path)
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(path, { schema: { ...describe('watchlist'), querystring: watchlistQuery } }, async (request, reply) => {
        return answer(request, reply, await getView('watchlist', null, request))
      })
  }

  function declareSearch(scope: FastifyInstance): void {
    const path = '/api/widgets/security-search'
    allowToken(scope, path)
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(path, { schema: { ...describe('security-search'), querystring: searchQuery } }, async (request, reply) => {
        return answer(request, reply, await getView('security-search', null, request))
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
