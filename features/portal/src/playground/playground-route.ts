import type { PageSender } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { componentsSchemaPath, playgroundPath } from '../catalogue/preview-address.ts'
import { toComponentsEditorSchema, toEditorSchema } from '../config-editor/config-schema.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { sendEmbedded } from '../layout/embedded-document.ts'
import type { PortalPage } from '../pages.ts'
import { toPlaygroundBody } from './playground-body.ts'
import { playgroundView } from './playground-view.ts'

/** The playground, its preview document and the JSON Schemas for editors. */
export function playgroundRoutes(
  app: FastifyInstance,
  context: DevelopersContext,
  pages: PageSender<PortalPage>,
): void {
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
    sendEmbedded(reply, publicOrigin, { title: 'Playground preview', theme: 'auto', body })
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
