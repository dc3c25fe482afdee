import { type Database, users } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import type { EndStreaming } from '../session/session-replies.ts'
import { createSessions } from '../session/sessions.ts'

let db: Database
let app: FastifyInstance
const errors: string[] = []
const endedStreaming: Parameters<EndStreaming>[0][] = []

const options = () => ({
  db,
  publicOrigin: 'https://bellwether.example',
  services: defaultServiceFlags,
  dev: false,
  endStreaming: async (target: Parameters<EndStreaming>[0]) => void endedStreaming.push(target),
  demo: { password: 'bellwether-demo', logins: [{ email: 'investor@example.com', what: 'lives here' }] },
})

beforeAll(async () => {
  buildPages()
  db = await openMarket()
  // A document that is not required: the viewer's domicile decides.
  await sql`update eligibility set kiid_required = false
    where security_id = (select security_id from listings where market_code = 'FUND:B0KXTM3')`.execute(db.sql)
  // A required document that is missing.
  await sql`update eligibility set kiid_document_id = null, buyable = true, ri = true
    where security_id = (select security_id from listings where market_code = 'LSE:BWLD')`.execute(db.sql)
  app = Fastify({
    logger: { level: 'error', stream: { write: line => void errors.push(line) } },
    pluginTimeout: 60_000,
  })
  await app.register(sitePlugin, options())
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
  it('[RP-KIID-1] [RP-KIID-3] [RP-KIID-4] show the key document depending on the domicile of the three demo users', async () => {
    const shows = async (email: string | null) =>
      (await as(email, '/market-research/FUND:B0KXTM3')).body.includes('Before you buy')
    expect(await shows('investor@example.com')).toBe(true)
    expect(await shows('professional@example.com')).toBe(true)
    expect(await shows('overseas@example.com')).toBe(false)
    expect(await shows(null)).toBe(false)
  })

  it('[RP-KIID-6] name the key document with its source, or say why there is none', async () => {
    const blockOf = async (email: string | null, path: string) =>
      /<section[^>]*id="key-document".*?<\/section>/s
        .exec((await as(email, path)).body)?.[0]
        .replaceAll(/<[^>]+>/g, ' ') ?? null
    const overview = await blockOf('investor@example.com', '/market-research/FUND:B0KXTM3')
    expect(overview).toMatch(/Before you buy .*opens in a new tab.*Document source: Bellwether simulated market/s)
    expect(await blockOf(null, '/market-research/LSE:LEV3')).toContain('Document source: Bellwether simulated market')
    const documents = '/market-research/sub/LSE:BWLD/fund-info/documents'
    for (const path of ['/market-research/LSE:BWLD', documents])
      expect(await blockOf('investor@example.com', path)).toContain('has not been supplied. Until it is, this')
    expect(await blockOf('overseas@example.com', documents)).toBeNull()
    for (const [code, kind] of [
      ['LSE:HVL', 'company shares'],
      ['LSE:TG34', 'gilts'],
    ]) {
      expect(await blockOf('investor@example.com', `/market-research/${code}`)).toContain(
        `There is no key document: ${kind} are not packaged products`,
      )
      expect(await blockOf('overseas@example.com', `/market-research/${code}`)).toBeNull()
    }
  })

  it('[RP-TRADE-11] disable buying without the required document, and say so', async () => {
    for (const email of ['investor@example.com', null]) {
      const { body } = await as(email, '/market-research/LSE:BWLD')
      expect(body).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Buy<span[^>]*>The key document you must receive/)
      expect(body).toMatch(/<a[^>]*>Sell</)
    }
  })

  it('[RP-PROMO-1] [RP-PROMO-4] tell only a guest that a price is not live', async () => {
    const tells = async (email: string | null, path: string) =>
      (await as(email, path)).body.includes('aria-label="About these prices"')
    expect(await tells(null, '/market-research/NYSE:CRSN')).toBe(true)
    expect(await tells(null, '/market-research/FUND:B0KXTM3')).toBe(true)
    expect(await tells(null, '/market-research/LSE:HVL')).toBe(false)
    const pages = ['charts-and-performance', 'dividends', 'financials/key-ratios', 'company-info', 'costs']
    for (const page of pages) {
      expect(await tells(null, `/market-research/sub/NYSE:CRSN/${page}`), page).toBe(true)
      expect(await tells(null, `/market-research/sub/LSE:HVL/${page}`), page).toBe(false)
      expect(await tells('investor@example.com', `/market-research/sub/NYSE:CRSN/${page}`), page).toBe(false)
    }
  })

  it('[RP-PROMO-5] offer a guest live prices after login where only users may see them', async () => {
    const closed = Fastify({ pluginTimeout: 60_000 })
    await closed.register(sitePlugin, { ...options(), services: { ...defaultServiceFlags, guestStreaming: false } })
    const page = async (email: string | null) => {
      const headers = email === null ? {} : { cookie: await cookieOf(email) }
      const { body } = await closed.inject({ url: '/market-research/LSE:HVL', headers })
      return [/Log in<\/a> to see live prices/.test(body), body.includes('data-bw-live-toggle')]
    }
    expect(await page(null)).toEqual([true, false])
    expect(await page('investor@example.com')).toEqual([false, true])
    expect((await closed.inject('/')).body.includes('data-bw-live-toggle')).toBe(false)
    await closed.close()
  })

  it('[RP-STREAM-3] offer live prices where a quote is streamed, and mark an elective professional for the script', async () => {
    const offers = async (email: string | null, path: string) => {
      const { body } = await as(email, path)
      return [body.includes('data-bw-live-toggle'), body.includes('data-bw-professional')]
    }
    for (const path of ['/', '/market-research/LSE:HVL']) {
      expect(await offers(null, path)).toEqual([true, false])
      expect(await offers('investor@example.com', path)).toEqual([true, false])
      expect(await offers('professional@example.com', path)).toEqual([true, true])
    }
    expect(await offers(null, '/market-research/NYSE:CRSN')).toEqual([false, false])
    expect(await offers(null, '/market-research/FUND:B0KXTM3')).toEqual([false, false])
  })

  it('[RP-KIID-2] show a required document to everybody', async () => {
    for (const email of ['investor@example.com', 'overseas@example.com', null])
      expect((await as(email, '/market-research/LSE:LEV3')).body.includes('Before you buy'), String(email)).toBe(true)
  })

  it('[RP-TRADE-7] [RP-TRADE-10] send a guest to log in first and a user straight to the order', async () => {
    const order = '/platform/trade?marketCode=LSE:HVL&amp;instruction=B'
    const login = '/login?next=%2Fplatform%2Ftrade%3FmarketCode%3DLSE%3AHVL%26instruction%3DB'
    expect((await as(null, '/market-research/LSE:HVL')).body.includes(`href="${login}"`)).toBe(true)
    expect((await as('investor@example.com', '/market-research/LSE:HVL')).body.includes(`href="${order}"`)).toBe(true)
    for (const path of ['/platform/trade?marketCode=LSE:HVL&instruction=B', '/platform/regularinvestments']) {
      const { statusCode, headers } = await as(null, path)
      expect([statusCode, headers.location]).toEqual([303, `/login?next=${encodeURIComponent(path)}`])
    }
  })

  it('are not cached for a logged-in user, nor sent to anyone else', async () => {
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

  it('treat a cookie that is unknown, malformed or beside a bearer token as a guest’s', async () => {
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

/** Submits a form. */
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const rightFields = { email: 'investor@example.com', password: 'bellwether-demo' }
const details = (headers: Record<string, string>) => app.inject({ url: '/api/user/details', headers })
const trading = { 'x-bellwether-trading': '1' }

describe('/login and /logout', () => {
  it('leave the session of a cookie alone that comes with a bearer token', async () => {
    const cookie = await cookieOf('investor@example.com')
    endedStreaming.length = 0
    for (const fields of [{}, { everywhere: '1' }]) {
      const answer = await post('/logout', fields, { cookie, authorization: 'Bearer abc' })
      expect([answer.statusCode, answer.cookies]).toEqual([303, []])
    }
    await post('/login', { ...rightFields, email: 'professional@example.com' }, { cookie, authorization: 'Bearer abc' })
    expect((await details({ cookie, ...trading })).statusCode).toBe(200)
    expect(endedStreaming).toEqual([])
  })

  it('end live prices with the login they belong to, and everywhere with all of them', async () => {
    const cookie = await cookieOf('investor@example.com')
    const user = await users.findByEmail(db, 'investor@example.com')
    const account = await createSessions(db).find(cookie.split('=')[1] ?? '')
    endedStreaming.length = 0
    await post('/logout', {}, { cookie })
    expect(endedStreaming).toEqual([{ userId: user?.id, login: account?.login }])
    expect(account?.login).toMatch(/^[\w-]{16}$/)
    endedStreaming.length = 0
    await post('/logout', { everywhere: '1' }, { cookie: await cookieOf('investor@example.com') })
    expect(endedStreaming).toContainEqual({ userId: user?.id, login: null })
  })

  it.each([
    ['investor@example.com', { electiveProfessional: false, domicile: 'GBR' }],
    ['professional@example.com', { electiveProfessional: true, domicile: 'GBR' }],
    ['overseas@example.com', { electiveProfessional: false, domicile: 'USA' }],
  ])(
    '[RP-USER-3] [RP-USER-4] [RP-USER-5] [RP-USER-6] log in %s, whose details the API then returns',
    async (email, data) => {
      const answer = await post('/login', { ...rightFields, email })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
      const session = answer.cookies.find(({ name }) => name === '__Host-bw-session')
      expect(session).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' })
      expect(session).not.toHaveProperty('domain')
      const told = await details({ cookie: `__Host-bw-session=${session?.value}`, ...trading })
      expect([told.statusCode, told.json()]).toMatchObject([200, { success: true, data }])
      expect(told.headers['cache-control']).toBe('private, no-store')
    },
  )

  it('redirect only to a path on this site', async () => {
    const next = '/platform/trade?marketCode=LSE:HVL&instruction=B'
    expect((await post('/login', { ...rightFields, next })).headers.location).toBe(next)
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a\r\nx: y', '/%2F/evil.example'])
      expect((await post('/login', { ...rightFields, next: evil })).headers.location).toBe('/')
    const page = await app.inject(`/login?next=${encodeURIComponent(next)}`)
    expect(page.body.includes(`name="next" value="${next.replace('&', '&amp;')}"`)).toBe(true)
    for (const query of ['next=//evil.example', 'next=/a&next=//evil.example'])
      expect((await app.inject(`/login?${query}`)).body.includes('evil')).toBe(false)
    const cookie = await cookieOf('investor@example.com')
    const already = await app.inject({ url: '/login?next=/account', headers: { cookie } })
    expect([already.statusCode, already.headers.location]).toEqual([303, '/account'])
  })

  it('report a wrong password and an unknown address with the same message, keeping the address', async () => {
    const wrong = await post('/login', { ...rightFields, password: 'not it' })
    const unknown = await post('/login', { ...rightFields, email: 'unknown@example.com' })
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(422)
      expect(answer.body.includes('Incorrect email address or password.')).toBe(true)
      expect(answer.cookies).toEqual([])
    }
    expect(wrong.body.includes('value="investor@example.com"')).toBe(true)
    expect(wrong.body.includes('not it')).toBe(false)
  })

  it.each([
    ['nothing', {}],
    ['no password', { email: 'investor@example.com', password: '' }],
    ['blanks', { email: '   ', password: 'x' }],
    ['far too much', { email: 'x'.repeat(300), password: 'x' }],
  ])('reject %s', async (_name, fields) => {
    const answer = await post('/login', fields)
    expect([answer.statusCode, answer.body.includes('Enter your email address')]).toEqual([400, true])
  })

  it('throttle with 429 and the time to wait', async () => {
    const email = 'guessed@example.com'
    const guess = () =>
      app.inject({
        method: 'POST',
        url: '/login',
        remoteAddress: '2001:db8::1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email, password: 'guess' }).toString(),
      })
    for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(422)
    const answer = await guess()
    expect([answer.statusCode, answer.body.includes('Too many failed attempts')]).toEqual([429, true])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60)
  })

  it('start a new session at each login, ending the previous one, and log out here and everywhere', async () => {
    const log = async (cookie = '') => {
      const { cookies } = await post('/login', rightFields, cookie ? { cookie } : {})
      return `__Host-bw-session=${cookies.find(({ name }) => name === '__Host-bw-session')?.value}`
    }
    const isIn = async (cookie: string) => (await details({ cookie, ...trading })).statusCode === 200
    const first = await log()
    const second = await log(first)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    const out = await post('/logout', {}, { cookie: second })
    expect([out.statusCode, out.headers.location, await isIn(second)]).toEqual([303, '/', false])
    expect(out.cookies).toMatchObject([
      { name: '__Host-bw-session', value: '', expires: new Date(0) },
      { name: 'bw-user', value: '', expires: new Date(0) },
    ])
    const [here, there] = [await log(), await log()]
    await post('/logout', { everywhere: '1' }, { cookie: here })
    expect([await isIn(here), await isIn(there)]).toEqual([false, false])
  })

  it('omit the __Host- prefix on plain HTTP elsewhere, and log a warning', async () => {
    const lines: string[] = []
    const plain = Fastify({
      pluginTimeout: 60_000,
      logger: { level: 'warn', stream: { write: line => void lines.push(line) } },
    })
    await plain.register(sitePlugin, { ...options(), publicOrigin: 'http://box.internal' })
    expect(lines.join('')).toContain('PUBLIC_ORIGIN is plain http')
    const payload = new URLSearchParams(rightFields).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { cookies } = await plain.inject({ method: 'POST', url: '/login', headers, payload })
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['bw-session', undefined],
      ['bw-device', undefined],
      ['bw-user', undefined],
    ])
    await plain.close()
  })

  it('show demo accounts only where they are configured', async () => {
    expect((await app.inject('/login')).body.includes('demo account')).toBe(true)
    const real = Fastify({ pluginTimeout: 60_000 })
    const { demo: _, ...rest } = options()
    await real.register(sitePlugin, rest)
    expect((await real.inject('/login')).body.includes('demo account')).toBe(false)
    await real.close()
  })
})

describe('/account', () => {
  it('redirects a guest to log in and shows a user their details', async () => {
    const guest = await as(null, '/account')
    expect([guest.statusCode, guest.headers.location]).toEqual([303, '/login?next=%2Faccount'])
    const page = await as('professional@example.com', '/account')
    expect(page.body.includes('Elective professional client')).toBe(true)
    expect(page.headers['cache-control']).toBe('private, no-store')
  })
})

describe('/api/user/details', () => {
  it('[RP-USER-4] requires the trading header', async () => {
    const cookie = await cookieOf('investor@example.com')
    for (const headers of [{ cookie }, { cookie, 'x-bellwether-trading': '0' }]) {
      const answer = await details(headers)
      expect([answer.statusCode, answer.json().error]).toMatchObject([
        400,
        { code: 'SITE_TRADING_HEADER', message: expect.stringContaining('x-bellwether-trading') },
      ])
    }
  })

  it('[RP-USER-1] [RP-USER-5] fails for a guest', async () => {
    const answer = await details(trading)
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'SITE_NOT_LOGGED_IN'])
  })
})

describe('cross-site requests', () => {
  it('reach a cross-site route, which ignores the session', async () => {
    const open = Fastify({ pluginTimeout: 60_000 })
    await open.register(sitePlugin, options())
    open.post('/beacon', { config: { crossSite: true } }, async request => ({ who: request.account }))
    open.post('/order', async request => ({ who: request.account?.email }))
    const headers = { 'sec-fetch-site': 'cross-site', cookie: await cookieOf('investor@example.com') }
    const told = await open.inject({ method: 'POST', url: '/beacon', headers })
    expect([told.statusCode, told.json()]).toEqual([200, { who: null }])
    expect((await open.inject({ method: 'POST', url: '/order', headers })).statusCode).toBe(403)
    const bearer = { ...headers, authorization: 'Bearer token' }
    expect((await open.inject({ method: 'POST', url: '/order', headers: bearer })).json()).toEqual({})
    await open.close()
  })

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
