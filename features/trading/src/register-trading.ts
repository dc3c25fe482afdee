import type { PageSender } from '@bellwether/web'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { ordersRoutes } from './order/orders-route.ts'
import { tradeRoutes } from './order/trade-route.ts'
import type { TradingPage } from './pages.ts'
import { paperAccountRoutes } from './paper-account/paper-account-route.ts'
import { regularInvestmentRoutes } from './regular-investments/regular-investments-route.ts'
import { reinvestmentRoutes } from './reinvestments/reinvestments-route.ts'
import type { DealingContext } from './trading-context.ts'
import { startDealing } from './trading-runner.ts'
import { wrapperPageRoutes } from './wrapper/wrapper-route.ts'

/** Everything under /platform and the pages of the accounts. Cross-site requests are refused before any of it. */
export async function registerDealing(
  app: FastifyInstance,
  context: DealingContext,
  pages: PageSender<TradingPage>,
): Promise<void> {
  wrapperPageRoutes(app, context, pages)
  await app.register(async forms => {
    await forms.register(formbody)
    for (const routes of [tradeRoutes, ordersRoutes, paperAccountRoutes, regularInvestmentRoutes, reinvestmentRoutes])
      routes(forms, context, pages)
  })
  startDealing(app, context)
}
