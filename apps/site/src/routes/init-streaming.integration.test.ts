import { type Database, streaming, users } from '@bellwether/db'
import { defaultServiceFlags, type ServiceFlags } from '@bellwether/domain'
import { openMemoryDatabase } from '@bellwether/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Account } from '../accounts/account.ts'
import type { SiteContext } from '../site-context.ts'
import { initStreamingRoutes } from './init-streaming.ts'

let db: Database
beforeAll(async () => {
  db = await openMemoryDatabase()
})
afterAll(() => db?.close())

async function ask(options: { services?: Partial<ServiceFlags>; origin?: string; account?: Partial<Account> } = {}) {
  const app = Fastify()
  app.decorateRequest('account', null)
  app.addHook('onRequest', async request => {
    request.account = (options.account as Account | undefined) ?? null
  })
  const context = { db, services: { ...defaultServiceFlags, ...options.services } } as SiteContext
  initStreamingRoutes(app, context, options.origin ?? null)
  const answer = await app.inject('/api/settings/init-streaming')
  return { status: answer.statusCode, cache: answer.headers['cache-control'], body: answer.json() }
}

it('[RP-STREAM-10] answers success, endpoint and a token that can be spent once, and is never kept', async () => {
  const { status, cache, body } = await ask()
  expect([status, cache, body.success, body.data.endpoint]).toEqual([200, 'no-store', true, '/streaming'])
  expect(await streaming.spendToken(db, body.data.token)).toEqual({ userId: null })
  expect(await streaming.spendToken(db, body.data.token)).toBeNull()
})

it('gives the token of a person who is logged in their id', async () => {
  const id = await users.create(db, { email: 'a@example.com', name: 'A' })
  const { body } = await ask({ account: { id: id ?? 0 } })
  expect(await streaming.spendToken(db, body.data.token)).toEqual({ userId: id })
})

it('names the host of gateways that have their own', async () => {
  const { body } = await ask({ origin: 'https://prices.example.com' })
  expect(body.data.endpoint).toBe('https://prices.example.com/streaming')
})

it('answers 503 with a code while the service is off', async () => {
  const { status, body } = await ask({ services: { streaming: false } })
  expect([status, body]).toEqual([
    503,
    { success: false, error: { code: 'SITE_STREAMING_OFF', message: expect.any(String) } },
  ])
})
