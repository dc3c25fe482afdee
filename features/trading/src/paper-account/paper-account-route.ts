import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperAccounts } from '@bellwether/db'
import { wrappers, zonedDate } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import { redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { TradingPage } from '../pages.ts'
import type { TradingContext } from '../trading-context.ts'
import { openingCash } from './opening-cash.ts'
import { paperAccountsView } from './paper-account-view.ts'

const path = '/platform/account'

const opening = Type.Object({ wrapper: Type.Enum([...wrappers]) })

/** The user's paper accounts, and a form to open another. */
export function paperAccountRoutes(
  app: FastifyInstance,
  context: TradingContext,
  pages: PageSender<TradingPage>,
): void {
  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const view = await paperAccountsView(context, getAccount(request).id, searchOf(request).get('opened'))
    await pages.send(request, reply, { kind: 'paper-account', view }, path)
    return reply
  })

  app.post<{ Body: Static<typeof opening> }>(
    `${path}/open`,
    { preValidation: requireAccount, schema: { body: opening } },
    async (request, reply) => {
      const { wrapper } = request.body
      const userId = getAccount(request).id
      const at = context.now()
      const cash = openingCash(wrapper, zonedDate(at, 'Europe/London')).amount
      await paperAccounts.open(context.db, { userId, wrapper, cash, at })
      return redirectAfter(reply, `${path}?opened=${wrapper}`)
    },
  )
}
