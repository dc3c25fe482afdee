import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { ResearchPage } from '../pages.ts'
import { forViewer, type ResearchContext } from '../research-context.ts'
import { homeView } from './home-view.ts'

export function homeRoutes(app: FastifyInstance, context: ResearchContext, pages: PageSender<ResearchPage>): void {
  app.get('/', async (request, reply) => {
    await pages.sendCached(request, reply, async () => ({
      path: '/',
      page: { kind: 'home', view: await homeView(forViewer(context, request.viewer), request.viewer) },
    }))
    return reply
  })
}
