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
  await sql`update sector_medians set as_at = '2026-11-12'`.execute(db.sql)
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

it.each(['', '/summary', '/financials/key-ratios'])(
  '[RP-COMPARE-27] names the day of medians that are older than the price: LSE:HVL%s',
  async page => {
    const { statusCode, body } = await app.inject(`/market-research/sub/LSE:HVL${page}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Medians as at 12 Nov 2026.')
  },
)
