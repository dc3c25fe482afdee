import { createHash } from 'node:crypto'
import type { WidgetName } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { parseMarketCode } from '@bellwether/domain'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { UnknownSecurityError } from '../errors.ts'
import type { SiteContext } from '../site-context.ts'
import { widgetViews } from '../widgets/widget-views.ts'

/** Prices are delayed anyway: a minute old is as good. */
const cacheControl = 'public, max-age=60'
/** How long a browser need not ask again whether it may send a token. */
const preflightSeconds = 7200

/** Throws if the request may not read the widget. Views are as public as our pages; tokens with scopes have their place here. */
export type WidgetAccess = (request: FastifyRequest, widget: WidgetName) => Promise<void>

const openToAll: WidgetAccess = async () => {}

const params = Type.Object({ marketCode: Type.String({ maxLength: 64 }) })
const querystring = Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) })

/**
 * `/api/widgets/{widget}/{code}`: the views of pages for widgets on anybody's page. Without cookies, so any origin may
 * ask; nothing in an answer depends on who asks.
 */
export function widgetRoutes(
  app: FastifyInstance,
  context: SiteContext,
  { publicOrigin, access = openToAll }: { readonly publicOrigin: string; readonly access?: WidgetAccess },
): void {
  app.register(async scope => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    })
    for (const widget of Object.keys(widgetViews) as WidgetName[]) declare(scope, widget)
  })

  function declare(scope: FastifyInstance, widget: WidgetName): void {
    const path = `/api/widgets/${widget}/:marketCode`
    scope.options(path, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET')
        .header('access-control-allow-headers', 'authorization')
        .header('access-control-max-age', preflightSeconds)
        .send(),
    )
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(
        path,
        { schema: { summary: `View of the widget ${widget}`, tags: ['Widgets'], params, querystring } },
        async (request, reply) => {
          await access(request, widget)
          const marketCode = parseMarketCode(request.params.marketCode)
          const security = marketCode && (await securities.findByMarketCode(context.db, marketCode))
          if (!security) throw new UnknownSecurityError(request.params.marketCode)
          const view = await widgetViews[widget](context, { security, publicOrigin, limit: request.query.limit })
          const body = JSON.stringify({ data: view })
          const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
          reply.header('cache-control', cacheControl).header('etag', etag)
          if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
          return reply.type('application/json; charset=utf-8').send(body)
        },
      )
  }
}
