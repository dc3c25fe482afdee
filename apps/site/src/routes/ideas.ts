import { toIsoDate } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import type { PageSender } from '../page-sender.ts'
import type { SiteContext } from '../site-context.ts'
import { favouriteView } from '../views/ideas/favourite.ts'
import { selectView } from '../views/ideas/select.ts'

export function ideasRoutes(app: FastifyInstance, context: SiteContext, pages: PageSender): void {
  const select = '/investment/ideas/select'
  const favourite = '/investment/ideas/favourite'
  app.get(select, async (request, reply) => {
    await pages.sendCached(request, reply, select, async () => ({
      kind: 'ideas',
      view: await selectView(context, toIsoDate(new Date())),
    }))
    return reply
  })
  app.get(favourite, async (request, reply) => {
    await pages.sendCached(request, reply, favourite, async () => ({
      kind: 'ideas',
      view: await favouriteView(context),
    }))
    return reply
  })
  app.get('/investment/ideas', (_request, reply) => reply.redirect(select, 302))
}
