import { type Database, migrate, openDatabase, securities } from '@bellwether/db'
import { createEmptyPostgresDatabase, createPostgresDatabase } from '@bellwether/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUniverse } from '../simulated-universe.ts'
import { universeState } from '../universe-state.ts'

const options = { securities: 310, core: 10, seed: 5, until: '2026-11-13' }
let whole: Database
let resumed: Database
let url: string

beforeAll(async () => {
  whole = await createPostgresDatabase()
  url = await createEmptyPostgresDatabase()
  resumed = await openDatabase({ url })
  await migrate(resumed)
})
afterAll(() => Promise.all([whole.close(), resumed.close()]))

/** What is stored of each listing's prices, short enough to compare. */
const prices = async ({ sql: db }: Database) => {
  const { rows } = await sql<{ id: number; years: number; hash: string }>`
    select listing_id as id, count(*)::int as years, md5(string_agg(encode(closes, 'hex'), '' order by year)) as hash
    from daily_price_years group by listing_id order by listing_id`.execute(db)
  return rows
}

it('[RP-DATA-37] goes on where the making of a large market was interrupted, on several threads', async () => {
  await buildUniverse(whole, options)
  const interrupt = (fraction: number) => {
    if (fraction > 0.5) throw new Error('interrupted')
  }
  await expect(buildUniverse(resumed, { ...options, databaseUrl: url, onProgress: interrupt })).rejects.toThrow(
    'interrupted',
  )
  expect(await universeState(resumed)).toBeNull()
  const before = await securities.idsAfter(resumed, options.core)
  expect(before.size).toBeGreaterThan(0)
  expect(before.size).toBeLessThan(300)
  // What was there is not written again.
  const [one = 0] = before
  await resumed.sql.updateTable('securities').set({ website: 'https://kept.example' }).where('id', '=', one).execute()
  await buildUniverse(resumed, { ...options, databaseUrl: url })
  expect(await universeState(resumed)).toMatchObject({ securities: 310 })
  expect(await prices(resumed)).toEqual(await prices(whole))
  const kept = await resumed.sql.selectFrom('securities').select('website').where('id', '=', one).execute()
  expect(kept).toEqual([{ website: 'https://kept.example' }])
})
