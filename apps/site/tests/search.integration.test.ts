import { type Database, importRuns, migrate, openDatabase } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildUniverse } from '@bellwether/importer'
import { buildPages } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePlugin } from '../src/index.ts'
import { openSecuritySearch } from '../src/search/security-search.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  buildPages()
  db = await openDatabase({ memory: true })
  await migrate(db)
  await buildUniverse(db, { securities: 30, seed: 1, until: '2026-11-13' })
  app = Fastify()
  await app.register(sitePlugin, { db, publicOrigin: 'http://localhost', services: defaultServiceFlags, dev: false })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

describe('GET /api/securities/search', () => {
  const resultsOf = async (query: string) => (await app.inject(`/api/securities/search?${query}`)).json().data.results

  it('[RP-SEARCH-3, RP-SEARCH-5] answers data.results, each with id, marketCode and searchDescription', async () => {
    const answer = await app.inject('/api/securities/search?search=harrow&limit=10')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        data: {
          results: [
            {
              id: expect.any(Number),
              marketCode: 'LSE:HVL',
              searchDescription: 'Harrow & Vale plc · HVL · Share · London Stock Exchange · GBX',
            },
          ],
        },
      },
    ])
    expect(Number(answer.headers['ratelimit-remaining'])).toBeGreaterThan(0)
  })

  it('[RP-SEARCH-8] answers an empty list under 3 characters, spaces not counted', async () => {
    for (const term of ['', 'h', 'bw', '  hv  '])
      expect(await resultsOf(`search=${encodeURIComponent(term)}`)).toEqual([])
  })

  it('[RP-SEARCH-4] gives at most 10, and as few as asked for', async () => {
    expect(await resultsOf('search=plc')).toHaveLength(10)
    expect(await resultsOf('search=plc&limit=3')).toHaveLength(3)
  })

  it('[RP-SEARCH-9] puts an exact EPIC, ISIN or SEDOL first', async () => {
    const [harrow] = await db.sql
      .selectFrom('securities')
      .select(['isin', 'sedol'])
      .where('name', '=', 'Harrow & Vale plc')
      .execute()
    for (const term of ['hvl', harrow?.isin, harrow?.sedol])
      expect((await resultsOf(`search=${term}`))[0]).toMatchObject({ marketCode: 'LSE:HVL' })
  })

  it('[RP-HOLD-4] answers the one security with an ISIN in the same shape, and none for one nobody has', async () => {
    const [harrow] = await db.sql
      .selectFrom('securities')
      .select('isin')
      .where('name', '=', 'Harrow & Vale plc')
      .execute()
    expect(await resultsOf(`isin=${harrow?.isin.toLowerCase()}`)).toMatchObject([{ marketCode: 'LSE:HVL' }])
    expect(await resultsOf('isin=US0378331005')).toEqual([])
  })

  it.each([
    ['', 'search'],
    ['search=abc&limit=0', 'limit'],
    ['search=abc&limit=11', 'limit'],
    ['search=abc&limit=ten', 'limit'],
    ['search=abc&search=def', 'search'],
    [`search=${'x'.repeat(257)}`, 'search'],
    ['search=abc&isin=US0378331005', 'isin'],
    ['isin=US0378331006', 'isin'],
    ['isin=nonsense', 'isin'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await app.inject(`/api/securities/search?${query}`)
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      400,
      { code: 'SITE_BAD_INPUT', field, reason: expect.stringMatching(/\w/) },
    ])
  })
})

it('answers an instrument by SEDOL, 404 for one nobody has, 400 for what is none', async () => {
  const ask = async (sedol: string) => {
    const answer = await app.inject(`/api/securities/instrument?sedol=${sedol}`)
    return [answer.statusCode, answer.json()]
  }
  expect(await ask('b0kxtm3')).toEqual([200, { data: { marketCode: 'FUND:B0KXTM3', sedol: 'B0KXTM3' } }])
  expect(await ask('2046251')).toEqual([404, { data: null }])
  expect(await ask('B0KXTM4')).toMatchObject([400, { error: { field: 'sedol' } }])
})

it('answers an unknown call in the language of calls', async () => {
  const answer = await app.inject('/api/nothing?here')
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'SITE_UNKNOWN_CALL'])
})

it('takes a new name up once an import has finished, and not before', async () => {
  const search = await openSecuritySearch({ db, log: app.log })
  const find = (term: string) => search.search(term, { limit: 1 })[0]?.entry.marketCode
  await db.sql.updateTable('securities').set({ name: 'Zebrafish plc' }).where('name', '=', 'Brackwell plc').execute()
  expect(await search.refresh()).toBe(false)
  expect(find('zebrafish')).toBeUndefined()
  const run = await importRuns.start(db, { sourceId: 1, startedAt: new Date(), parameters: {} })
  expect(await search.refresh()).toBe(false)
  await importRuns.finish(db, run, new Date(), {})
  expect(await search.refresh()).toBe(true)
  expect(find('zebrafish')).toBe('LSE:BW.')
  search.close()
})
