import { createSessions } from '@bellwether/accounts'
import { type Database, users } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'

const attacker = '198.51.100.7'
const visitor = '203.0.113.9'
const page = '/market-research/sub/LSE:HVL/dividends'
let db: Database
let app: FastifyInstance | undefined

beforeAll(async () => {
  db = await openMarket()
})
afterEach(async () => {
  await app?.close()
})
afterAll(() => db.close())

/** Sends them all at once; what was answered, in the order of answers. */
async function race(site: FastifyInstance, requests: readonly (readonly [name: string, request: InjectOptions])[]) {
  const answers: string[] = []
  await Promise.all(
    requests.map(async ([name, request]) => {
      const { statusCode } = await site.inject(request)
      answers.push(`${name} ${statusCode}`)
    }),
  )
  return answers
}

const uncached = (remoteAddress: string, holding: number, headers = {}): InjectOptions => ({
  url: `${page}?holding=${holding}`,
  remoteAddress,
  headers,
})

describe('pages that are not cached', () => {
  it('are made in turn by network; who waits too long a line is told to come back', async () => {
    app = await openSite(db, { renderLimits: { running: 1, runningPerLane: 1, waitingPerLane: 3 } })
    const requests = [1, 2, 3, 4, 5, 6].map(n => [`attacker ${n}`, uncached(attacker, n)] as const)
    const answers = await race(app, [...requests, ['visitor', uncached(visitor, 1_000)]])
    expect(answers.filter(answer => answer.endsWith('503'))).toEqual(['attacker 5 503', 'attacker 6 503'])
    expect(answers.filter(answer => answer.endsWith('200'))).toEqual([
      'attacker 1 200',
      'visitor 200',
      'attacker 2 200',
      'attacker 3 200',
      'attacker 4 200',
    ])
  })

  it('are refused with a code and Retry-After, as text, JSON and GraphQL', async () => {
    app = await openSite(db, { renderLimits: { running: 0, waitingPerLane: 0 } })
    const graphql: InjectOptions = {
      method: 'POST',
      url: '/market-research/api/graphql-call',
      payload: { query: '{ newsHeadlines(symbol: "LSE:HVL") { aggregate { count } } }' },
      remoteAddress: attacker,
    }
    const site = app
    const refused = await Promise.all([
      site.inject(uncached(attacker, 12)),
      site.inject({ url: '/api/widgets/quote-header/LSE:HVL', remoteAddress: attacker }),
      site.inject(graphql),
      site.inject({ url: '/nowhere', remoteAddress: attacker }),
    ])
    for (const { statusCode, headers } of refused)
      expect([statusCode, Number(headers['retry-after'])]).toEqual([503, 5])
    expect(refused[1]?.json().error.code).toBe('SITE_BUSY')
    expect(refused[2]?.json().errors[0].extensions.code).toBe('SITE_BUSY')
    expect((await site.inject({ url: '/robots.txt', remoteAddress: attacker })).statusCode).toBe(200)
  })

  it('do not keep a logged-in user of the same network, nor cached pages and files, from being answered', async () => {
    app = await openSite(db, { renderLimits: { running: 2, runningPerLane: 1, waitingPerLane: 3 } })
    const user = await users.findByEmail(db, 'investor@example.com')
    const cookie = `__Host-bw-session=${await createSessions(db).start(user?.id ?? 0)}`
    expect((await app.inject({ url: page, remoteAddress: visitor })).statusCode).toBe(200)
    const requests = [21, 22, 23, 24, 25].map(n => [`attacker ${n}`, uncached(attacker, n)] as const)
    const answers = await race(app, [
      ...requests,
      ['user', uncached(attacker, 2_000, { cookie })],
      ['cached', { url: page, remoteAddress: attacker }],
      ['file', { url: '/robots.txt', remoteAddress: attacker }],
    ])
    for (const name of ['user', 'cached', 'file']) {
      expect(answers).toContain(`${name} 200`)
      expect(answers.indexOf(`${name} 200`)).toBeLessThan(answers.indexOf('attacker 24 200'))
    }
  })

  it('are not made anew for names in the query that the page does not read, nor do those show in it', async () => {
    app = await openSite(db)
    const site = app
    const get = async (url: string) => {
      const { statusCode, headers, body } = await site.inject(url)
      return { statusCode, etag: headers.etag, body }
    }
    const first = await get(`${page}?utm_source=secret-of-somebody&holding=31`)
    expect(first.statusCode).toBe(200)
    expect(first.body).not.toContain('secret-of-somebody')
    const second = await get(`${page}?holding=31&x=${Math.random()}`)
    expect(second.etag).toBe(first.etag)
    expect((await get(`${page}?holding=32`)).etag).not.toBe(first.etag)
    expect((await get('/?x=1')).body).toBe((await get('/?y=2')).body)
  })
})
