import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '../api/openapi.ts'
import type { PageSender } from '../page-sender.ts'
import { apiReferenceView } from '../views/api-reference/api-reference.ts'

const path = '/developers/api'

export function apiReferenceRoutes(
  app: FastifyInstance,
  pages: PageSender,
  document: () => Promise<OpenApiDocument>,
): void {
  app.get(path, async (request, reply) => {
    await pages.sendCached(request, reply, path, async () => ({
      kind: 'api-reference',
      view: apiReferenceView(await document()),
    }))
    return reply
  })
}
