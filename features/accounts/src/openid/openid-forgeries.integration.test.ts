import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildPages } from '@bellwether/platform/testing'
import { createPostgresDatabase } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import { type Forgery, type HostileProvider, startHostileProvider } from './hostile-provider.fixture.ts'
import { client } from './openid-provider.fixture.ts'

const publicOrigin = 'https://bellwether.example'
const genuine: Forgery = { signedBy: 'provider', claims: good => good }

let db: Database
let app: FastifyInstance
let provider: HostileProvider

beforeAll(async () => {
  buildPages()
  db = await createPostgresDatabase()
  provider = await startHostileProvider()
  const openId = { issuer: provider.issuer, clientId: client.client_id, clientSecret: client.client_secret }
  app = Fastify({ pluginTimeout: 60_000 })
  await app.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false, openId })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
  await db.close()
})

async function logIn(forgery: Forgery, callback: Readonly<Record<string, string>> = {}) {
  const started = await app.inject('/login/openid')
  const pending = started.cookies.find(({ name }) => name === '__Host-bw-openid')
  const query = new URL(String(started.headers.location)).searchParams
  provider.forgery = forgery
  provider.nonce = query.get('nonce') ?? ''
  const parameters = { code: 'a-code', state: query.get('state') ?? '', iss: provider.issuer, ...callback }
  const answer = await app.inject({
    url: `/login/openid/callback?${new URLSearchParams(parameters)}`,
    headers: { cookie: `__Host-bw-openid=${pending?.value}` },
  })
  const isLoggedIn = answer.cookies.some(({ name, value }) => name === '__Host-bw-session' && value !== '')
  return { status: answer.statusCode, isLoggedIn }
}

it('accepts the token of its provider', async () => {
  expect(await logIn(genuine)).toEqual({ status: 303, isLoggedIn: true })
})

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600

it.each<[string, Forgery]>([
  ['nobody signed', { ...genuine, signedBy: 'nobody' }],
  ['a stranger signed', { ...genuine, signedBy: 'stranger' }],
  ['was signed with our own secret', { ...genuine, signedBy: 'client secret' }],
  ['names another issuer', { ...genuine, claims: good => ({ ...good, iss: 'https://accounts.example' }) }],
  ['is for another client', { ...genuine, claims: good => ({ ...good, aud: 'somebody-else' }) }],
  [
    'is for us among others, given to another',
    { ...genuine, claims: good => ({ ...good, aud: ['bellwether', 'b'], azp: 'b' }) },
  ],
  ['has expired', { ...genuine, claims: good => ({ ...good, iat: hourAgo(), exp: hourAgo() + 60 }) }],
  ['is not valid yet', { ...genuine, claims: good => ({ ...good, nbf: hourAgo() + 7200 }) }],
  ['has no nonce', { ...genuine, claims: ({ nonce: _, ...good }) => good }],
  ['has the nonce of another login', { ...genuine, claims: good => ({ ...good, nonce: 'x'.repeat(43) }) }],
  ['has no subject', { ...genuine, claims: ({ sub: _, ...good }) => good }],
])('refuses a token that %s', async (_name, forgery) => {
  expect(await logIn(forgery)).toEqual({ status: 422, isLoggedIn: false })
})

it('refuses a callback that another provider sent, or nobody named', async () => {
  expect(await logIn(genuine, { iss: 'https://accounts.example' })).toEqual({ status: 422, isLoggedIn: false })
})

it('refuses a callback that brings tokens itself', async () => {
  const { isLoggedIn } = await logIn(genuine, { id_token: 'x.y.z', response: 'x' })
  expect(isLoggedIn).toBe(false)
})
