import { wrapperFacts, wrappers } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import type { DealingContext } from '../dealing/dealing-context.ts'
import type { PageSender } from '../page-sender.ts'
import { wrapperPageView } from '../views/dealing/wrapper-page.ts'

/** One page for each kind of account, for guests too. */
export function wrapperPageRoutes(app: FastifyInstance, context: DealingContext, pages: PageSender): void {
  for (const wrapper of wrappers) {
    const { path } = wrapperFacts[wrapper]
    app.get(path, async (request, reply) => {
      await pages.sendCached(request, reply, path, async () => ({
        kind: 'wrapper',
        view: await wrapperPageView(context, wrapper),
      }))
      return reply
    })
  }
}
