import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { DealingContext } from '../dealing/dealing-context.ts'
import { startDealing } from '../dealing/run/runner.ts'
import type { PageSender } from '../page-sender.ts'
import { ordersRoutes } from './orders.ts'
import { paperAccountRoutes } from './paper-account.ts'
import { regularInvestmentRoutes } from './regular-investments.ts'
import { reinvestmentRoutes } from './reinvestments.ts'
import { tradeRoutes } from './trade.ts'
import { wrapperPageRoutes } from './wrapper-pages.ts'

/** Everything under /platform and the pages of the accounts. Cross-site requests are refused before any of it. */
export async function registerDealing(app: FastifyInstance, context: DealingContext, pages: PageSender): Promise<void> {
  wrapperPageRoutes(app, context, pages)
  await app.register(async forms => {
    await forms.register(formbody)
    for (const routes of [tradeRoutes, ordersRoutes, paperAccountRoutes, regularInvestmentRoutes, reinvestmentRoutes])
      routes(forms, context, pages)
  })
  startDealing(app, context)
}
