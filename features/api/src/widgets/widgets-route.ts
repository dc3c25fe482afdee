import { createHash } from 'node:crypto'
import { findWidget, widgetTypes } from '@bellwether/catalogue'
import type { WidgetName } from '@bellwether/contract'
import { dataOf, responseOf, widgetViewSchemas } from '@bellwether/contract/schemas'
import { lowerPlural } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import { allowToken, type WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { getApplicableView, isMarketWidget } from './requested-view.ts'
import { viewCacheControl } from './view-cache-control.ts'
import { guardWidgets } from './widget-access.ts'
import { widgetBatchRoute } from './widget-batch-route.ts'
import { querySchemaOf } from './widget-query.ts'

const params = Type.Object({ marketCode: Type.String({ maxLength: 64, description: 'Such as LSE:HVL.' }) })

/**
 * `/api/widgets/{widget}/{code}` and `/api/widgets/{widget}`: the views of our pages, for widgets on any page. No cookie is
 * read, so any origin may call; nothing in a response depends on the caller.
 */
export function widgetRoutes(
  app: FastifyInstance,
  context: ResearchContext,
  { publicOrigin, tokens }: { readonly publicOrigin: string; readonly tokens: WidgetTokens },
): void {
  app.register(async scope => {
    guardWidgets(scope, tokens)
    widgetBatchRoute(scope)
    for (const widget of widgetTypes) {
      const path = isMarketWidget(widget) ? `/api/widgets/${widget}` : `/api/widgets/${widget}/:marketCode`
      allowToken(scope, path)
      // Views are sent as strings: compiled serialisers would serve errors only, and double the time that the API takes to start.
      scope.get<{ Params: { readonly marketCode?: string } }>(
        path,
        { schema: describe(widget), serializerCompiler: () => JSON.stringify },
        async (request, reply) => {
          const { marketCode = null } = request.params
          const query = new URLSearchParams(request.url.split('?')[1])
          return sendView(request, reply, await getApplicableView(context, publicOrigin, { widget, marketCode, query }))
        },
      )
    }
  })
}

function describe(widget: WidgetName) {
  const { title = widget, summary = '', kinds = [] } = findWidget(widget) ?? {}
  const applicable = kinds.length > 0 ? ` For ${new Intl.ListFormat('en-GB').format(kinds.map(lowerPlural))}.` : ''
  return {
    summary: title,
    description: `Data of the widget ${widget}. ${summary}${applicable}`,
    tags: ['Widgets'],
    security: [{}, { widgetToken: [] }],
    ...(!isMarketWidget(widget) && { params }),
    querystring: querySchemaOf(widget),
    response: responseOf(dataOf(widgetViewSchemas[widget])),
  }
}

/** Serialised once, for the body and its ETag. */
function sendView(request: FastifyRequest, reply: FastifyReply, view: object): FastifyReply {
  const answer = { data: view }
  reply.checkAnswer(answer)
  const body = JSON.stringify(answer)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', viewCacheControl).header('etag', etag)
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
