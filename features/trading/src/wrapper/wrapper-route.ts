import { wrapperFacts, wrappers } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { TradingPage } from '../pages.ts'
import type { DealingContext } from '../trading-context.ts'
import { wrapperPageView } from './wrapper-view.ts'

/** One page for each kind of account, for guests too. */
export function wrapperPageRoutes(app: FastifyInstance, context: DealingContext, pages: PageSender<TradingPage>): void {
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
