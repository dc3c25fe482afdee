import { type Database, streaming, users } from '@bellwether/db'
import { defaultServiceFlags, type ServiceFlags } from '@bellwether/domain'
import { createPostgresDatabase } from '@bellwether/testing'
import { openWidgetTokens, type WidgetTokens } from '@bellwether/widget-tokens'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Account } from '../../../../packages/web/src/server/account.ts'
import { sendApiError } from '../../../../packages/web/src/server/api-error.ts'
import type { ResearchContext } from '../../../research/src/research-context.ts'
import { initStreamingRoutes } from './init-streaming-route.ts'

const publicOrigin = 'https://research.example'
let db: Database
let tokens: WidgetTokens
beforeAll(async () => {
  db = await createPostgresDatabase()
  tokens = await openWidgetTokens({ db, operatorKeys: null })
})
afterAll(() => db?.close())

async function ask(
  options: { services?: Partial<ServiceFlags>; origin?: string; account?: Partial<Account>; headers?: object } = {},
) {
  const app = Fastify()
  app.setErrorHandler((error: Error, request, reply) => sendApiError(request, reply, error))
  app.decorateRequest('account', null)
  app.addHook('onRequest', async request => {
    request.account = (options.account as Account | undefined) ?? null
  })
  const context = { db, services: { ...defaultServiceFlags, ...options.services } } as ResearchContext
  initStreamingRoutes(app, context, { streamingOrigin: options.origin ?? null, publicOrigin, tokens })
  const answer = await app.inject({ url: '/api/settings/init-streaming', headers: { ...options.headers } })
  const { 'cache-control': cache, 'access-control-allow-origin': allowed } = answer.headers
  return { status: answer.statusCode, cache, allowed, body: answer.json() }
}

it('[RP-STREAM-10] returns success, the endpoint and a single-use token, uncached', async () => {
  const { status, cache, body } = await ask()
  expect([status, cache, body.success, body.data.endpoint]).toEqual([200, 'no-store', true, '/streaming'])
  expect(await streaming.redeemToken(db, body.data.token)).toMatchObject({ userId: null, login: null })
  expect(await streaming.redeemToken(db, body.data.token)).toBeNull()
})

it('binds the token of a logged-in user to their id', async () => {
  const id = await users.create(db, { email: 'a@example.com', name: 'A' })
  const { body } = await ask({ account: { id: id ?? 0, login: 'this-login' } })
  expect(await streaming.redeemToken(db, body.data.token)).toMatchObject({ userId: id, login: 'this-login' })
})

it('returns the host of separate gateways', async () => {
  const { body } = await ask({ origin: 'https://prices.example.com' })
  expect(body.data.endpoint).toBe('https://prices.example.com/streaming')
})

it('responds with 503 and a code while streaming is off', async () => {
  const { status, body } = await ask({ services: { streaming: false } })
  expect([status, body]).toEqual([
    503,
    { success: false, error: { code: 'SITE_STREAMING_OFF', message: expect.any(String) } },
  ])
})

it('[RP-PROMO-5] refuses a guest where live prices need a login, and serves a user', async () => {
  const services = { guestStreaming: false }
  const guest = await ask({ services })
  expect([guest.status, guest.body.error.code]).toEqual([401, 'SITE_NOT_LOGGED_IN'])
  const id = await users.create(db, { email: 'b@example.com', name: 'B' })
  const user = await ask({ services, account: { id: id ?? 0, login: 'that-login' } })
  expect([user.status, user.body.success]).toEqual([200, true])
})

it('gives a page on another site with its own token only the endpoint', async () => {
  const grant = { clientId: null, namespace: 'acme', origins: ['https://host.example'] }
  const authorization = `Bearer ${await tokens.sign({ ...grant, scopes: ['prices:stream'] }, 120)}`
  const { body, allowed } = await ask({ headers: { authorization, origin: 'https://host.example' } })
  expect(body).toEqual({ success: true, data: { endpoint: 'https://research.example/streaming' } })
  expect(allowed).toBe('https://host.example')
  const foreign = await ask({ headers: { authorization, origin: 'https://other.example' } })
  expect([foreign.body.error.code, foreign.allowed]).toEqual(['TOKEN_ORIGIN', '*'])
})
