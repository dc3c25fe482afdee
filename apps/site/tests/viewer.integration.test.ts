import { type Database, migrate, openDatabase, users } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildUniverse } from '@bellwether/importer'
import { buildPages } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessions } from '../src/accounts/sessions.ts'
import { sitePlugin } from '../src/index.ts'

let db: Database
let app: FastifyInstance
const errors: string[] = []

beforeAll(async () => {
  buildPages()
  db = await openDatabase({ memory: true })
  await migrate(db)
  await buildUniverse(db, { securities: 10, seed: 1, until: '2026-11-13' })
  // A document that nobody requires: here the viewer's domicile decides.
  await sql`update eligibility set kiid_required = false
    where security_id = (select security_id from listings where market_code = 'FUND:B0KXTM3')`.execute(db.sql)
  app = Fastify({ logger: { level: 'error', stream: { write: line => void errors.push(line) } } })
  await app.register(sitePlugin, {
    db,
    publicOrigin: 'https://bellwether.example',
    services: defaultServiceFlags,
    dev: false,
  })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

async function cookieOf(email: string): Promise<string> {
  const user = await users.findByEmail(db, email)
  if (!user) throw new Error(`${email} has no account`)
  return `__Host-bw-session=${await createSessions(db).start(user.id)}`
}

const as = async (email: string | null, url: string) =>
  app.inject({ url, headers: email === null ? {} : { cookie: await cookieOf(email) } })

describe('pages by viewer', () => {
  it('[RP-KIID-1] [RP-KIID-3] [RP-KIID-4] show the key document by the domicile of the three demo users', async () => {
    const shows = async (email: string | null) =>
      (await as(email, '/market-research/FUND:B0KXTM3')).body.includes('Before you buy')
    expect(await shows('investor@example.com')).toBe(true)
    expect(await shows('professional@example.com')).toBe(true)
    expect(await shows('overseas@example.com')).toBe(false)
    expect(await shows(null)).toBe(false)
  })

  it('[RP-KIID-2] show a required document to everybody', async () => {
    for (const email of ['investor@example.com', 'overseas@example.com', null])
      expect((await as(email, '/market-research/LSE:LEV3')).body.includes('Before you buy'), String(email)).toBe(true)
  })

  it('[RP-TRADE-7] [RP-TRADE-10] lead a guest to the login first and a user straight to the order', async () => {
    const order = '/platform/trade?marketCode=LSE:HVL&amp;instruction=B'
    const login = '/login?next=%2Fplatform%2Ftrade%3FmarketCode%3DLSE%3AHVL%26instruction%3DB'
    expect((await as(null, '/market-research/LSE:HVL')).body.includes(`href="${login}"`)).toBe(true)
    expect((await as('investor@example.com', '/market-research/LSE:HVL')).body.includes(`href="${order}"`)).toBe(true)
  })

  it('are kept by nobody when somebody is logged in, and never given to anybody else', async () => {
    const url = '/market-research/LSE:HVL?cache=1'
    const first = await as('investor@example.com', url)
    expect(first.body).toContain('Demo investor')
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(first.headers.etag).toBeUndefined()
    const guest = await as(null, url)
    expect(guest.body).not.toContain('Demo investor')
    expect(guest.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    })
    const second = await as('professional@example.com', url)
    expect(second.body).toContain('Demo professional')
    const again = await app.inject({
      url,
      headers: { cookie: await cookieOf('overseas@example.com'), 'if-none-match': String(guest.headers.etag) },
    })
    expect([again.statusCode, again.body.includes('Demo investor overseas')]).toEqual([200, true])
  })

  it('take a cookie that is unknown, malformed or beside a bearer token for a guest’s', async () => {
    const right = await cookieOf('investor@example.com')
    for (const headers of [
      { cookie: `__Host-bw-session=${'A'.repeat(43)}` },
      { cookie: '__Host-bw-session=x' },
      { cookie: right.replace('__Host-', '') },
      { cookie: right, authorization: 'Bearer abc' },
    ])
      expect((await app.inject({ url: '/', headers })).body.includes('Demo investor')).toBe(false)
    const basic = await app.inject({ url: '/', headers: { cookie: right, authorization: 'Basic abc' } })
    expect(basic.body).toContain('Demo investor')
  })
})

describe('cross-site requests', () => {
  it.each(['/logout', '/nowhere', '/api/nowhere', '/market-research/api/graphql-call'])(
    'are refused with a code when they POST to %s',
    async url => {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('SITE_CROSS_SITE_REQUEST')
    },
  )
})

it('[RP-USER-2] treats a visitor whose details cannot be loaded as a guest', async () => {
  const cookie = await cookieOf('investor@example.com')
  await sql`alter table sessions rename to sessions_away`.execute(db.sql)
  const failed = await app.inject({ url: '/', headers: { cookie } })
  await sql`alter table sessions_away rename to sessions`.execute(db.sql)
  expect(failed.statusCode).toBe(200)
  expect(failed.body).not.toContain('Demo investor')
  expect(failed.body).toContain('Log in')
  expect(errors.splice(0).join('')).toContain('session lookup failed')
  expect((await app.inject({ url: '/', headers: { cookie } })).body.includes('Demo investor')).toBe(true)
})
