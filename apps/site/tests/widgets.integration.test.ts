import { type Database, migrate, openDatabase } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildUniverse } from '@bellwether/importer'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerApi } from '../src/api/api-scope.ts'
import { widgetRoutes } from '../src/routes/widgets.ts'
import { createSiteContext } from '../src/site-context.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openDatabase({ memory: true })
  await migrate(db)
  await buildUniverse(db, { securities: 12, seed: 1, until: '2026-11-13' })
  app = Fastify()
  const context = createSiteContext({ db, services: defaultServiceFlags, log: app.log })
  const publicOrigin = 'https://research.example'
  await registerApi(app, api => widgetRoutes(api, context, { publicOrigin }), { publicOrigin })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

describe('GET /api/widgets/{widget}/{code}', () => {
  it('answers the quote header to any origin, with addresses that have one', async () => {
    const answer = await app.inject('/api/widgets/quote-header/LSE:HVL')
    expect(answer.json().data).toMatchObject({
      name: 'Harrow & Vale plc',
      href: 'https://research.example/market-research/LSE:HVL',
      simulated: true,
      identity: { ticker: 'HVL' },
      quote: { currency: 'GBX' },
    })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60',
    })
    const again = { 'if-none-match': String(answer.headers.etag) }
    expect((await app.inject({ url: '/api/widgets/quote-header/LSE:HVL', headers: again })).statusCode).toBe(304)
  })

  it('answers the ten largest holdings of a fund, and why an equity has none', async () => {
    const fund = await app.inject('/api/widgets/top-holdings/FUND:B0KXTM3')
    expect(fund.json().data.holdings).toMatchObject({ state: 'ready', view: { holdings: { length: 10 } } })
    const equity = await app.inject('/api/widgets/top-holdings/LSE:HVL')
    expect(equity.json().data.holdings).toMatchObject({ state: 'empty', reason: expect.any(String) })
  })

  it('answers as many headlines as asked for, and five otherwise', async () => {
    const lengthOf = async (query: string) => {
      const { headlines } = (await app.inject(`/api/widgets/news-list/LSE:HVL${query}`)).json().data
      return headlines.state === 'ready' ? headlines.view.length : headlines.state
    }
    expect([await lengthOf(''), await lengthOf('?limit=2')]).toEqual([5, 2])
  })

  it.each([
    ['LSE:NOBODY', 404, 'SITE_UNKNOWN_SECURITY'],
    ['..%2F..%2Fetc', 404, 'SITE_UNKNOWN_SECURITY'],
    ['LSE:HVL?limit=21', 400, 'SITE_BAD_INPUT'],
  ])('refuses %s with %i, readable for the asking page', async (path, status, code) => {
    const answer = await app.inject(`/api/widgets/news-list/${path}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('lets a page of another origin send a token', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/widgets/news-list/LSE:HVL' })
    expect([answer.statusCode, answer.headers]).toMatchObject([
      204,
      { 'access-control-allow-headers': 'authorization', 'access-control-allow-methods': 'GET' },
    ])
  })
})
