import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperAccounts } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { parseId, redirectAfter } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { TradingPage } from '../pages.ts'
import type { TradingContext } from '../trading-context.ts'
import { reinvestmentsView } from './reinvestments-view.ts'

const path = '/platform/drips'

const choice = Type.Object({
  account: Type.String({ maxLength: 16 }),
  marketCode: Type.String({ maxLength: 64 }),
  reinvest: Type.Union([Type.Literal('yes'), Type.Literal('no')]),
})

/** Dividend reinvestment plans (DRIPs): one choice for each holding. Needs the form body parser. */
export function reinvestmentRoutes(
  app: FastifyInstance,
  context: TradingContext,
  pages: PageSender<TradingPage>,
): void {
  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const view = await reinvestmentsView(context, getAccount(request).id)
    await pages.send(request, reply, { kind: 'reinvestments', view }, path)
    return reply
  })

  app.post<{ Body: Static<typeof choice> }>(
    path,
    { preValidation: requireAccount, schema: { body: choice } },
    async (request, reply) => {
      const userId = getAccount(request).id
      const { account, marketCode, reinvest } = request.body
      const { rows } = await reinvestmentsView(context, userId)
      const row = rows.find(known => known.accountId === parseId(account) && known.marketCode === marketCode)
      // Reinvestment can be switched off even where it is no longer offered.
      if (!row || (reinvest === 'yes' && row.reason !== null)) return reply.callNotFound()
      await paperAccounts.setReinvest(context.db, {
        userId,
        accountId: row.accountId,
        marketCode,
        reinvest: reinvest === 'yes',
      })
      return redirectAfter(reply, path)
    },
  )
}
