import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket()
  await sql`update sources set simulated = false, name = 'Example Data'`.execute(db.sql)
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const sourcesOf = async (path: string) => (await app.inject(`/api/widgets/${path}`)).json().data.sources

it.each(['quote-header', 'price-chart', 'performance-table'])(
  '[RP-PARTIAL-7] %s names the source of its prices, with their last day',
  async widget => {
    expect(await sourcesOf(`${widget}/LSE:HVL`)).toEqual([{ name: 'Example Data', asAt: '2026-11-13' }])
  },
)

it('[RP-PARTIAL-7] names the source of what it shows, with the day of that', async () => {
  const { data } = (await app.inject('/api/widgets/top-holdings/FUND:B0KXTM3')).json()
  expect(data.sources).toEqual([{ name: 'Example Data', asAt: data.holdings.view.asAt }])
})

it('[RP-PARTIAL-7] a watchlist names the sources of its prices, each once', async () => {
  expect(await sourcesOf('watchlist?codes=LSE:HVL,LSE:NWT')).toEqual([{ name: 'Example Data', asAt: '2026-11-13' }])
})

it('[RP-PARTIAL-7] what is by our own rules, or names its own sources, names none', async () => {
  expect(await sourcesOf('eligibility/LSE:HVL')).toEqual([])
  expect(await sourcesOf('news-list/LSE:HVL')).toEqual([])
})
