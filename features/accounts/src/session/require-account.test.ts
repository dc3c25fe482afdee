import type { Account } from '@bellwether/web'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { getAccount, requireAccount } from './require-account.ts'

const account = { id: 1, name: 'A Person' } as Account

function createApp(who: Account | null) {
  const app = fastify()
  const handled: string[] = []
  app.decorateRequest('account', { getter: () => who })
  // Answers take their time, as with compression.
  app.addHook('onSend', async () => {
    await new Promise(setImmediate)
  })
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/orders',
    exposeHeadRoute: false,
    preHandler: requireAccount,
    handler: async request => {
      handled.push(request.method)
      return getAccount(request).name
    },
  })
  app.get('/name', async request => getAccount(request).name)
  return { app, handled }
}

it('[RP-TRADE-7] sends a guest to log in and back, and does nothing else', async () => {
  const { app, handled } = createApp(null)
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/orders?a=b' })
    expect([statusCode, headers.location]).toEqual([303, '/login?next=%2Forders%3Fa%3Db'])
    expect(headers['cache-control']).toBe('private, no-store')
  }
  expect(handled).toEqual([])
})

it('refuses a guest’s form, which would be lost on the way to the login', async () => {
  const { app, handled } = createApp(null)
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/orders' })
  expect([statusCode, json().code, handled]).toEqual([401, 'SITE_NOT_LOGGED_IN', []])
})

it('lets a user through', async () => {
  const { app, handled } = createApp(account)
  expect((await app.inject('/orders')).body).toBe('A Person')
  expect((await app.inject({ method: 'POST', url: '/orders' })).body).toBe('A Person')
  expect(handled).toEqual(['GET', 'POST'])
})

it('has no account of a guest to give', async () => {
  expect((await createApp(null).app.inject('/name')).json().code).toBe('SITE_NOT_LOGGED_IN')
  expect((await createApp(account).app.inject('/name')).body).toBe('A Person')
})
