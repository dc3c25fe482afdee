import { ExpiredTokenError, TokenScopeError, type WidgetTokens } from '@bellwether/widget-tokens'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { SessionCookies, type SpentToken } from './session-cookie.ts'
import { type SessionRouteOptions, sessionRoute } from './session-route.ts'
import { SessionTickets } from './session-ticket.ts'
import { sessionLifetimeMs } from './stream-session.ts'

const now = Date.UTC(2026, 10, 13, 9)
const key = new Uint8Array(32).fill(7)
const cookies = new SessionCookies(key, { secure: true })
const tickets = new SessionTickets(key)
const publicOrigin = 'https://www.bellwether.example'
const token = 'a'.repeat(43)
const spent: SpentToken = { userId: 7, login: 'one', spentAt: now }

function createCase(options: Partial<SessionRouteOptions> = {}) {
  const app = fastify()
  const redeemed: string[] = []
  sessionRoute(app, {
    publicOrigin,
    cookies,
    redeemToken: async given => {
      redeemed.push(given)
      return given === token ? spent : null
    },
    isDraining: () => false,
    now: () => now,
    ...options,
  })
  const get = (query: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/streaming/session/create${query}`, headers })
  return { get, redeemed }
}

describe('session/create for a page of the site', () => {
  it('[RP-STREAM-20] spends the token and sets the cookie of its session', async () => {
    const { get, redeemed } = createCase()
    const answer = await get(`?sessionId=${token}`)
    expect([answer.statusCode, answer.body, redeemed]).toEqual([204, '', [token]])
    expect(cookies.find(String(answer.headers['set-cookie']), now)).toMatchObject({ userId: 7, login: 'one' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'origin',
    })
  })

  it.each([
    '',
    '?sessionId=',
    `?sessionId=${token}a`,
    `?sessionId=.${token}`,
    `?sessionId=${token}&sessionId=${token}`,
  ])('refuses %j without looking for it', async query => {
    const { get, redeemed } = createCase()
    const answer = await get(query)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'GATEWAY_TOKEN_REFUSED'])
    expect(answer.headers['content-type']).toMatch('application/json')
    expect([redeemed, answer.headers['set-cookie']]).toEqual([[], undefined])
  })

  it('spends no token while it shuts down', async () => {
    const { get, redeemed } = createCase({ isDraining: () => true })
    const answer = await get(`?sessionId=${token}`)
    expect([answer.statusCode, answer.json().error.code, redeemed]).toEqual([503, 'GATEWAY_DRAINING', []])
  })

  it('may be called from another host of the site with cookies, and from no other site', async () => {
    const { get } = createCase()
    expect((await get(`?sessionId=${token}`, { origin: publicOrigin })).headers).toMatchObject({
      'access-control-allow-origin': publicOrigin,
      'access-control-allow-credentials': 'true',
    })
    for (const headers of [{ origin: 'https://other.example' }, {} as Record<string, string>]) {
      const answer = await get(`?sessionId=${token}`, headers)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('takes no bearer token where pages of other sites have no access', async () => {
    const { get } = createCase()
    expect((await get('', { authorization: 'Bearer x' })).json().error.code).toBe('GATEWAY_TOKEN_REFUSED')
  })
})

describe('session/create for a page of another site', () => {
  const origin = 'https://host.example'
  const authorization = 'Bearer x'

  function createEmbedded(
    check: () => Promise<{ origins: string[] | null; clientId: string | null }>,
    draining = false,
  ) {
    const asked: unknown[] = []
    const tokens = {
      check: (headers: { authorization?: string }, scope: string) => {
        asked.push([headers.authorization, scope])
        return check()
      },
    } as unknown as WidgetTokens
    return { ...createCase({ embedding: { tokens, tickets }, isDraining: () => draining }), asked }
  }

  it('exchanges a token with the scope for a ticket that is valid for its origin', async () => {
    const { get, asked, redeemed } = createEmbedded(async () => ({ origins: [origin], clientId: 'abc' }))
    const answer = await get(`?sessionId=${token}`, { authorization, origin })
    expect([asked, redeemed]).toEqual([[[authorization, 'prices:stream']], []])
    const { ticket, expiresIn } = answer.json().data
    expect(expiresIn).toBe(sessionLifetimeMs / 1000)
    expect(tickets.find(`bellwether.ticket.${ticket}`, origin, now)).toMatchObject({ clientId: 'abc', issuedAt: now })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('may be read by any page where the token is for any', async () => {
    const { get } = createEmbedded(async () => ({ origins: null, clientId: null }))
    const answer = await get('', { authorization, origin })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
  })

  it('asks for another token by 401, not where one is good and not enough', async () => {
    const refusals = [new ExpiredTokenError(), new TokenScopeError('prices:stream')]
    const answers = await Promise.all(
      refusals.map(error => createEmbedded(() => Promise.reject(error)).get('', { authorization, origin })),
    )
    expect(
      answers.map(({ statusCode, headers, json }) => [statusCode, json().error.code, headers['www-authenticate']]),
    ).toEqual([
      [401, 'TOKEN_EXPIRED', 'Bearer error="invalid_token"'],
      [403, 'TOKEN_SCOPE', undefined],
    ])
    for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('gives no ticket without an origin, nor while it shuts down', async () => {
    const check = async () => ({ origins: null, clientId: null })
    const program = await createEmbedded(check).get('', { authorization })
    expect([program.statusCode, program.json().error.code]).toEqual([403, 'GATEWAY_FOREIGN_ORIGIN'])
    const { get, asked } = createEmbedded(check, true)
    const late = await get('', { authorization, origin })
    expect([late.statusCode, late.json().error.code, asked]).toEqual([503, 'GATEWAY_DRAINING', []])
  })

  it('leaves other failures to the server', async () => {
    const { get } = createEmbedded(() => Promise.reject(new Error('the database is away')))
    expect((await get('', { authorization, origin })).statusCode).toBe(500)
  })
})
