import { type Database, users } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildPages } from '@bellwether/platform/testing'
import { createPostgresDatabase } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import { client, type Person, startProvider, type TestProvider } from './openid-provider.fixture.ts'

const publicOrigin = 'https://bellwether.example'
const ann: Person = { sub: 'ann-1', email: 'ann@example.com', email_verified: true, name: 'Ann Example' }

let db: Database
let app: FastifyInstance
let provider: TestProvider
const log: string[] = []

beforeAll(async () => {
  buildPages()
  db = await createPostgresDatabase()
  provider = await startProvider(`${publicOrigin}/login/openid/callback`, ann)
  app = await serve(provider.issuer)
})

afterAll(async () => {
  await app.close()
  await provider.stop()
  await db.close()
})

async function serve(issuer: string): Promise<FastifyInstance> {
  const server = Fastify({
    pluginTimeout: 60_000,
    logger: { level: 'warn', stream: { write: line => void log.push(line) } },
  })
  const openId = { issuer, clientId: client.client_id, clientSecret: client.client_secret }
  await server.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false, openId })
  return server
}

async function begin(next = '/account') {
  const answer = await app.inject(`/login/openid?next=${encodeURIComponent(next)}`)
  const pending = answer.cookies.find(({ name }) => name === '__Host-bw-openid')
  return { url: String(answer.headers.location), pending, cookie: `__Host-bw-openid=${pending?.value}` }
}

const comeBack = ({ pathname, search }: URL, cookie: string) =>
  app.inject({ url: `${pathname}${search}`, headers: { cookie } })

async function logIn(person: Person) {
  provider.person = person
  const { url, cookie } = await begin()
  const answer = await comeBack(await provider.visit(url), cookie)
  const session = answer.cookies.find(({ name }) => name === '__Host-bw-session')
  return { answer, session }
}

it('redirects with PKCE, state and nonce, and keeps its state in a cookie for ten minutes', async () => {
  const { url, pending } = await begin()
  const query = new URL(url).searchParams
  expect(query.get('code_challenge_method')).toBe('S256')
  for (const name of ['code_challenge', 'state', 'nonce']) expect(query.get(name)).toMatch(/^[\w-]{43}$/)
  expect(pending).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 600 })
})

it('[RP-USER-7] creates an account for a new identity, and recognises it by subject', async () => {
  const { answer, session } = await logIn(ann)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account'])
  const page = await app.inject({ url: '/account', headers: { cookie: `__Host-bw-session=${session?.value}` } })
  expect(page.body.includes('Ann Example')).toBe(true)
  const made = await users.findByEmail(db, 'ann@example.com')
  expect(made).toMatchObject({ name: 'Ann Example', passwordHash: null, electiveProfessional: false, demo: false })
  await logIn({ ...ann, email: 'ann.married@example.com' })
  expect((await users.list(db)).map(({ email }) => email)).toEqual(['ann@example.com'])
})

it('links an existing account only by a verified email address', async () => {
  const bob: Person = { sub: 'bob-1', email: 'bob@example.com', email_verified: false, name: 'Bob' }
  const id = await users.create(db, { email: 'Bob@example.com', name: 'Bob by command', domicile: 'USA' })
  const refused = await logIn(bob)
  expect([refused.answer.statusCode, refused.session]).toEqual([422, undefined])
  expect(refused.answer.body.includes('has not verified your email address')).toBe(true)
  expect((await logIn({ ...bob, email_verified: true })).answer.statusCode).toBe(303)
  expect(await users.findById(db, id ?? 0)).toMatchObject({ name: 'Bob by command', domicile: 'USA' })
  const successor = await logIn({ ...bob, sub: 'bob-2', email_verified: true })
  expect([successor.answer.statusCode, successor.session]).toEqual([422, undefined])
  await users.disable(db, id ?? 0, new Date())
  expect((await logIn({ ...bob, email_verified: true })).answer.statusCode).toBe(422)
})

it('accepts only the callback of its own login, once', async () => {
  provider.person = ann
  const { url, cookie } = await begin()
  const returned = await provider.visit(url)
  const other = await begin()
  const forged = new URL(returned)
  forged.searchParams.set('state', 'x'.repeat(43))
  for (const [address, with_] of [
    [returned, other.cookie],
    [forged, cookie],
    [returned, ''],
    [returned, '__Host-bw-openid=x'],
    [
      new URL(`${publicOrigin}/login/openid/callback?error=access_denied&state=${returned.searchParams.get('state')}`),
      cookie,
    ],
  ] as const) {
    const answer = await comeBack(address, with_)
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.cookies.some(({ name, value }) => name === '__Host-bw-session' && value !== '')).toBe(false)
  }
  expect((await comeBack(returned, cookie)).statusCode).toBe(303)
  expect((await comeBack(returned, cookie)).statusCode).toBe(422)
})

it('redirects only within this site', async () => {
  provider.person = ann
  const { url, cookie } = await begin('//evil.example')
  expect((await comeBack(await provider.visit(url), cookie)).headers.location).toBe('/')
})

it('reports an unavailable provider, and offers the login only where one is configured', async () => {
  const dead = await startProvider(`${publicOrigin}/login/openid/callback`, ann)
  await dead.stop()
  const server = await serve(dead.issuer)
  expect((await server.inject('/login')).body.includes('/login/openid')).toBe(true)
  const answer = await server.inject('/login/openid')
  expect([answer.statusCode, answer.body.includes('is not responding')]).toEqual([502, true])
  await server.close()
  const without = Fastify({ pluginTimeout: 60_000 })
  await without.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false })
  expect((await without.inject('/login')).body.includes('/login/openid')).toBe(false)
  expect((await without.inject('/login/openid')).statusCode).toBe(404)
  await without.close()
})

it('logs no code, secret or token', () => {
  const text = log.join('')
  expect(text).toContain('OpenID Connect login failed')
  expect(text).not.toContain(client.client_secret)
  expect(text).not.toMatch(/code=|eyJ/)
})
