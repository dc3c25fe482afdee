import type { Database } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { OperationsPage } from '../pages.ts'
import { feedsView } from './feeds-view.ts'

const path = '/operations/feeds'

export function feedsRoutes(app: FastifyInstance, db: Database, pages: PageSender<OperationsPage>): void {
  app.get(path, async (request, reply) => {
    await pages.send(request, reply, { kind: 'operations-feeds', view: await feedsView(db) }, path)
    return reply
  })
}
