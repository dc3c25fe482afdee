import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { AccountsPage } from '../pages.ts'
import { getAccount, requireAccount } from '../session/require-account.ts'
import { accountView } from './account-view.ts'

export function accountRoutes(app: FastifyInstance, pages: PageSender<AccountsPage>): void {
  app.get('/account', { preHandler: requireAccount }, async (request, reply) => {
    await pages.send(request, reply, { kind: 'account', view: accountView(getAccount(request)) }, '/account')
    return reply
  })
}
