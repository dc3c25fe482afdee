import { toIsoDate } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { ResearchPage } from '../pages.ts'
import { forViewer, type ResearchContext } from '../research-context.ts'
import { favouriteView } from './favourite-view.ts'
import { selectView } from './select-view.ts'

export function ideasRoutes(app: FastifyInstance, context: ResearchContext, pages: PageSender<ResearchPage>): void {
  const select = '/investment/ideas/select'
  const favourite = '/investment/ideas/favourite'
  app.get(select, async (request, reply) => {
    await pages.sendCached(request, reply, async () => ({
      path: select,
      page: { kind: 'ideas', view: await selectView(forViewer(context, request.viewer), toIsoDate(context.now())) },
    }))
    return reply
  })
  app.get(favourite, async (request, reply) => {
    await pages.sendCached(request, reply, async () => ({
      path: favourite,
      page: { kind: 'ideas', view: await favouriteView(forViewer(context, request.viewer)) },
      // People's watchlists are counted in it.
      renewAfterMs: 60_000,
    }))
    return reply
  })
  app.get('/investment/ideas', (_request, reply) => reply.redirect(select, 302))
}
