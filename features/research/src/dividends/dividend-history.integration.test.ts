import { bulkInsert, type Database, securities } from '@bellwether/db'
import { addDays, defaultServiceFlags, getIsoDate } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createResearchContext } from '../research-context.ts'
import { dividendsCsv, historyOf } from './dividends-view.ts'

let db: Database

beforeAll(async () => {
  db = await openMarket(60)
})

afterAll(() => db.close())

it('[RP-PARTIAL-10] totals every payment of each year, of a security with hundreds too', async () => {
  const security = await securities.findByMarketCode(db, 'LSE:HVL')
  if (!security) throw new Error('no security LSE:HVL')
  await sql`delete from dividends where security_id = ${security.id}`.execute(db.sql)
  const weeks = Array.from({ length: 6 * 52 }, (_, week) => addDays(getIsoDate('2020-01-02'), week * 7))
  await bulkInsert(
    db,
    'dividends',
    weeks.map(ex_on => ({
      security_id: security.id,
      kind: 'INTERIM',
      amount: 10,
      scale: 2,
      unit: 'GBX',
      ex_on,
      status: 'CONFIRMED',
      source_id: 1,
      as_at: '2025-12-31',
    })),
  )
  const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify({ logger: false }).log })
  const history = await historyOf(context, security.id)
  if (history.state !== 'ready') throw new Error('no history')
  const expected = Map.groupBy(weeks, day => Number(day.slice(0, 4)))
  expect(history.view.map(({ financialYear, total }) => [financialYear, total?.value])).toEqual(
    [...expected].map(([year, days]) => [year, days.length * 10]).toReversed(),
  )
  expect((await dividendsCsv(context, security)).rows).toHaveLength(weeks.length)
})
