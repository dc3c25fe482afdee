import type { PageSender } from '@bellwether/web'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { ordersRoutes } from './order/orders-route.ts'
import { tradeRoutes } from './order/trade-route.ts'
import type { TradingPage } from './pages.ts'
import { paperAccountRoutes } from './paper-account/paper-account-route.ts'
import { regularInvestmentRoutes } from './regular-investments/regular-investments-route.ts'
import { reinvestmentRoutes } from './reinvestments/reinvestments-route.ts'
import type { TradingContext } from './trading-context.ts'
import { startTrading } from './trading-runner.ts'
import { wrapperPageRoutes } from './wrapper/wrapper-route.ts'

/** Everything under /platform and the account pages. Cross-site requests are refused before they get here. `runsRounds`: false where another process deals. */
export async function registerTrading(
  app: FastifyInstance,
  context: TradingContext,
  pages: PageSender<TradingPage>,
  { runsRounds = true }: { readonly runsRounds?: boolean } = {},
): Promise<void> {
  wrapperPageRoutes(app, context, pages)
  await app.register(async forms => {
    await forms.register(formbody)
    for (const routes of [tradeRoutes, ordersRoutes, paperAccountRoutes, regularInvestmentRoutes, reinvestmentRoutes])
      routes(forms, context, pages)
  })
  if (runsRounds) startTrading(app, context)
}
