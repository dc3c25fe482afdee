import type { OpenApiDocument } from '@bellwether/api'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { PortalPage } from '../pages.ts'
import { apiReferenceView } from './api-reference-view.ts'

const path = '/developers/api'

export function apiReferenceRoutes(
  app: FastifyInstance,
  pages: PageSender<PortalPage>,
  document: () => OpenApiDocument,
): void {
  app.get(path, async (request, reply) => {
    await pages.sendCached(request, reply, async () => ({
      path,
      page: { kind: 'api-reference', view: apiReferenceView(document()) },
    }))
    return reply
  })
}
