import { wrapperFacts, wrappers } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { TradingPage } from '../pages.ts'
import type { TradingContext } from '../trading-context.ts'
import { wrapperPageView } from './wrapper-view.ts'

/** One public page for each account type. */
export function wrapperPageRoutes(app: FastifyInstance, context: TradingContext, pages: PageSender<TradingPage>): void {
  for (const wrapper of wrappers) {
    const { path } = wrapperFacts[wrapper]
    app.get(path, async (request, reply) => {
      await pages.sendCached(request, reply, async () => ({
        path,
        page: { kind: 'wrapper', view: await wrapperPageView(context, wrapper) },
      }))
      return reply
    })
  }
}
