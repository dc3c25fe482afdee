import type { Account, RefusedError } from '@bellwether/web'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { userDetailsRoutes } from './user-details-route.ts'

const account = { id: 7, name: 'A Person', email: 'a@example.com', electiveProfessional: true, domicile: 'GBR' }

function ask(who: typeof account | null, headers: Record<string, string> = { 'x-bellwether-trading': '1' }) {
  const app = fastify()
  app.decorateRequest('account', { getter: () => who as Account | null })
  app.setErrorHandler<RefusedError>(({ statusCode, code, message }, _request, reply) =>
    reply.code(statusCode).send({ error: { code, message } }),
  )
  userDetailsRoutes(app)
  return app.inject({ url: '/api/user/details', headers })
}

it('[RP-USER-3] [RP-USER-4] tells a user what the page needs to know of them, past every cache', async () => {
  const answer = await ask(account)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, data: { electiveProfessional: true, domicile: 'GBR', name: 'A Person' } },
  ])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it.each([{}, { 'x-bellwether-trading': '0' }])(
  '[RP-USER-4] asks for the trading header where it has %j',
  async headers => {
    const answer = await ask(account, headers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'SITE_TRADING_HEADER'])
    expect(answer.json().error.message).toContain('"x-bellwether-trading: 1"')
  },
)

it('[RP-USER-5] refuses a guest, past every cache', async () => {
  const answer = await ask(null)
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'SITE_NOT_LOGGED_IN'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})
