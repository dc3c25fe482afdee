import { type Database, streaming } from '@bellwether/db'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillStreamedMarket, userId } from '../testing/streamed-market.ts'
import { openClient } from '../testing/test-client.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let db: Database
let server: TestGateway
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
  server = await startTestGateway(db)
})
afterAll(async () => {
  await server?.close()
  await db?.close()
})

const create = (sessionId: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/streaming/session/create?sessionId=${sessionId}`, headers })

describe('session/create', () => {
  it('[RP-STREAM-11] [RP-STREAM-20] exchanges the token once for an httpOnly cookie for the streaming paths', async () => {
    const token = await streaming.issueToken(db, null)
    const first = await create(token)
    expect([first.statusCode, first.body]).toEqual([204, ''])
    expect(first.headers['set-cookie']).toMatch(/^bw_stream=\S+; Path=\/streaming; .*HttpOnly; SameSite=Strict$/)
    expect(first.headers['cache-control']).toBe('no-store')
    const second = await create(token)
    expect([second.statusCode, second.json().error.code]).toEqual([403, 'GATEWAY_TOKEN_REFUSED'])
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('[RP-STREAM-18] admits exactly one of 1,000 replays at once', async () => {
    const token = await streaming.issueToken(db, null)
    const answers = await Promise.all(Array.from({ length: 1000 }, () => create(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(999)
  })

  it.each(['', 'short', 'a'.repeat(43), '../'.repeat(15), `${'a'.repeat(43)}&sessionId=b`])(
    'refuses %j',
    async given => {
      const answer = await create(given)
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'GATEWAY_TOKEN_REFUSED'])
    },
  )

  it('refuses a token that is too old', async () => {
    expect((await create(await streaming.issueToken(db, null, { lifetimeMs: -1 }))).statusCode).toBe(403)
  })

  it('allows cross-origin calls with credentials from the site only', async () => {
    const own = await create('x', { origin: 'http://localhost:0' })
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:0',
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    })
    const foreign = await create('x', { origin: 'https://evil.example' })
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the upgrade', () => {
  const origin = 'http://localhost:0'

  it('[RP-STREAM-12] [RP-STREAM-20] opens at {endpoint}/ws with the cookie, and without it answers 401', async () => {
    const { port } = server
    const client = await server.open()
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    const cookie = await server.cookie()
    for (const wrong of ['', 'bw_stream=1..a.b', cookie.slice(0, -2), `x${cookie}`]) {
      expect(await openClient({ port, origin, cookie: wrong })).toBe(401)
    }
  })

  it('[RP-STREAM-21] answers 403 to another origin, and to none', async () => {
    const { port } = server
    const cookie = await server.cookie()
    for (const foreign of ['https://evil.example', 'http://localhost:1', 'null', '']) {
      expect(await openClient({ port, cookie, origin: foreign })).toBe(403)
    }
  })

  it('answers 404 at any other path', async () => {
    const cookie = await server.cookie()
    expect(await openClient({ port: server.port, origin, cookie, path: '/streaming/wss' })).toBe(404)
    expect(await openClient({ port: server.port, origin, cookie, path: '/' })).toBe(404)
  })

  it('works at another gateway of the same database', async () => {
    const cookie = await server.cookie(userId)
    const other = await startTestGateway(db)
    const client = await other.open({ cookie })
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    await other.close()
  })
})
