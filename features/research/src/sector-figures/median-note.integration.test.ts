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
  await sql`
    update sector_groups set as_at = '2026-11-12', reporting = 9, medians = (
      select jsonb_object_agg(key, jsonb_build_array(value -> 0, 9)) from jsonb_each(medians))
    where medians <> '{}'`.execute(db.sql)
  await sql`update market_medians set as_at = '2026-11-12'`.execute(db.sql)
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

it.each(['LSE:HVL', 'sub/LSE:HVL/summary', 'sub/LSE:HVL/financials/key-ratios'])(
  '[RP-COMPARE-27] names the day of medians that are older than the price: %s',
  async page => {
    const { statusCode, body } = await app.inject(`/market-research/${page}`)
    expect(statusCode).toBe(200)
    expect(/Medians as at [\w ]+\./.exec(body)?.[0]).toBe('Medians as at 12 Nov 2026.')
  },
)
