import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { toComponentsEditorSchema, toEditorSchema } from '../developers/config-schema.ts'
import type { DevelopersContext } from '../developers/developers-context.ts'
import { sendFrame } from '../developers/frame-document.ts'
import { toPlaygroundBody } from '../developers/playground-body.ts'
import { componentsSchemaPath, playgroundPath } from '../developers/preview-address.ts'
import type { PageSender } from '../page-sender.ts'
import { playgroundView } from '../views/developers/playground.ts'

/** Where a configuration can be tried, the frame it runs in, and the schema that editors complete from. */
export function playgroundRoutes(app: FastifyInstance, context: DevelopersContext, pages: PageSender): void {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      playgroundPath,
      { schema: { querystring: Type.Object({ widget: Type.Optional(Type.String({ maxLength: 64 })) }) } },
      async (request, reply) => {
        const view = await playgroundView(context, request.query.widget ?? '')
        await pages.send(request, reply, { kind: 'playground', view }, playgroundPath)
        return reply
      },
    )
  app.get(`${playgroundPath}/frame`, async (_request, reply) => {
    const { publicOrigin, published } = context
    const summary = published()
    if (!summary) return reply.callNotFound()
    const body = toPlaygroundBody(publicOrigin, summary.loader)
    sendFrame(reply, publicOrigin, { title: 'Playground preview', theme: 'auto', body })
    return reply
  })
  schemaRoute(app, `${playgroundPath}/schema.json`, toEditorSchema())
  schemaRoute(app, componentsSchemaPath, toComponentsEditorSchema())
}

function schemaRoute(app: FastifyInstance, path: string, schema: object): void {
  const text = JSON.stringify(schema)
  app.get(path, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('application/schema+json')
      .send(text),
  )
}
