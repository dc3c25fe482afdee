import type { FastifyInstance } from 'fastify'
import { getAccount, requireAccount } from '../accounts/require-account.ts'
import type { PageSender } from '../page-sender.ts'
import { accountView } from '../views/account.ts'

export function accountRoutes(app: FastifyInstance, pages: PageSender): void {
  app.get('/account', { preHandler: requireAccount }, async (request, reply) => {
    await pages.send(request, reply, { kind: 'account', view: accountView(getAccount(request)) }, '/account')
    return reply
  })
}
