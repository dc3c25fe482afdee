import { paperAccounts } from '@bellwether/db'
import { wrappers, zonedDate } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { getAccount, requireAccount } from '../accounts/require-account.ts'
import type { DealingContext } from '../dealing/dealing-context.ts'
import { openingCash } from '../dealing/opening.ts'
import type { PageSender } from '../page-sender.ts'
import { paperAccountsView } from '../views/dealing/paper-accounts.ts'
import { redirectAfter, searchOf } from './form-answers.ts'

const path = '/platform/account'

const opening = Type.Object({ wrapper: Type.Enum([...wrappers]) })

/** What the user has, and opening one more account. */
export function paperAccountRoutes(app: FastifyInstance, context: DealingContext, pages: PageSender): void {
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
