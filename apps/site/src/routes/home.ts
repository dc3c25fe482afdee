import type { FastifyInstance } from 'fastify'
import type { PageSender } from '../page-sender.ts'
import type { SiteContext } from '../site-context.ts'
import { homeView } from '../views/home.ts'

export function homeRoutes(app: FastifyInstance, context: SiteContext, pages: PageSender): void {
  app.get('/', async (request, reply) => {
    await pages.sendCached(request, reply, '/', async () => ({
      kind: 'home',
      view: await homeView(context, request.viewer),
    }))
    return reply
  })
}
