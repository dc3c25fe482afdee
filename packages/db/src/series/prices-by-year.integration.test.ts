import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getIsoDate } from '@bellwether/domain'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { indices, navs, prices } from '../queries/index.ts'

const engines: Readonly<Record<string, () => Promise<Database>>> = {
  embedded: () => openDatabase({ memory: true }),
  PostgreSQL: async () => openDatabase({ url: await createEmptyPostgresDatabase() }),
}

const [from, to] = [getIsoDate('1990-01-01'), getIsoDate('2030-12-31')]

describe('migration 0033', () => {
  it.each(Object.keys(engines))('keeps every day that was stored, with its source (%s)', async engine => {
    const before = mkdtempSync(join(tmpdir(), 'bellwether-migrations-'))
    const all = join(import.meta.dirname, '../../migrations')
    for (const file of readdirSync(all).filter(file => file < '0033')) cpSync(join(all, file), join(before, file))
    const db = await engines[engine]?.()
    if (!db) throw new RangeError(engine)
    const rowsOf = async (table: string) =>
      (await sql`select * from ${sql.table(table)} order by 1, 2, 3`.execute(db.sql)).rows
    try {
      await migrate(db, before)
      for (const statement of daysAsRows) await sql.raw(statement).execute(db.sql)
      const tables = ['daily_prices', 'navs', 'index_levels']
      const stored = await Promise.all(tables.map(rowsOf))
      expect(stored.map(rows => rows.length)).toEqual([402, 41, 2])
      await migrate(db)
      expect(await Promise.all(tables.map(rowsOf))).toMatchObject(stored)
      const bars = await prices.daily(db, 1, from, to)
      expect(bars).toHaveLength(400)
      expect(bars[364]).toEqual({ day: '2024-12-30', open: null, high: 1_364, low: 636, close: 1_000, volume: 364 })
      expect(await prices.daily(db, 2, from, to)).toEqual([
        { day: '2024-02-29', open: null, high: null, low: null, close: 9_007_199_254_740_991, volume: null },
        { day: '2024-12-31', open: null, high: null, low: null, close: 1, volume: null },
      ])
      expect(await navs.latest(db, 1)).toEqual({ day: '2025-01-04', basis: 'CUM_FAIR', nav: 140, estimated: true })
      expect(await indices.series(db, 'UK100', from, to)).toEqual([
        { day: '2026-11-12', price: 941_235, totalReturn: null, netTotalReturn: null },
        { day: '2026-11-13', price: null, totalReturn: 7, netTotalReturn: 6 },
      ])
    } finally {
      await db.close()
      rmSync(before, { recursive: true })
    }
  })
})

const daysAsRows = [
  `insert into sources (id, code, name) values (7, 'SIM', 'Simulated market'), (8, 'OTHER', 'Another')`,
  `insert into securities (id, type, name, short_name, isin, country, currency, source_id, as_at)
   values (1, 'EQUITY', 'Harrow & Vale plc', 'Harrow & Vale', 'GB00HARROW01', 'GB', 'GBP', 7, '2026-11-13')`,
  `insert into listings (id, security_id, market_code, exchange, ticker, price_unit, price_scale, source_id)
   values (1, 1, 'LSE:HVL', 'LSE', 'HVL', 'GBX', 2, 7), (2, 1, 'XETR:HVL', 'XETR', 'HVL', 'EUR', 2, 7)`,
  `insert into daily_prices (listing_id, day, open, high, low, close, volume, source_id)
   select 1, date '2024-01-01' + i, nullif(1000 - i, 636), 1000 + i, 1000 - i, 1000, i, case when i < 200 then 7 else 8 end
   from generate_series(0, 399) as i`,
  `insert into daily_prices (listing_id, day, close, source_id)
   values (2, '2024-12-31', 1, 7), (2, '2024-02-29', 9007199254740991, 7)`,
  `insert into navs (security_id, day, basis, nav, estimated, source_id)
   select 1, date '2024-12-01' + i, 'CUM_FAIR', 100 + i, i > 30, 7 from generate_series(0, 34) as i where i < 34
   union all select 1, '2025-01-04', 'CUM_FAIR', 140, true, 7
   union all select 1, date '2024-12-01' + i, 'EX_PAR', 90 + i, false, 7 from generate_series(0, 5) as i`,
  `insert into indices (id, code, name, currency, source_id) values (1, 'UK100', 'UK 100', 'GBP', 7)`,
  `insert into index_levels (index_id, day, level, total_return, net_total_return, source_id)
   values (1, '2026-11-12', 941235, null, null, 7), (1, '2026-11-13', null, 7, 6, 7)`,
]
