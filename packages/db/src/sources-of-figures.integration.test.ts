import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyPostgresDatabase, describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

/** Tables whose numbers come from no source: identities, settings, and what is calculated or recorded by the platform itself. */
const withoutSource = new Set([
  'sources',
  'schema_migrations',
  'document_groups',
  'screener_columns',
  'screener_figures',
  'screener_state',
  'screener_summaries',
  'market_figures',
  'market_medians',
  'sector_groups',
  'security_counts',
  'news_counts',
  'recorded_ticks',
  'data_version',
  'security_versions',
  'stored_pages',
  'search_index_parts',
  'usage_counts',
  'import_changes',
  'import_runs',
  'usage_attributes',
  'feed_order',
  'feed_sources',
  'quarantined_ticks',
  'audit_events',
  'audit_head',
  'component_configurations',
  'configuration_drafts',
])
const accounts =
  /^(users|sessions|login_failures|known_devices|user_identities|streaming_|paper_|watchlist|namespace|widget_)/

describeOnBothDatabases('tables of figures', getDb => {
  it('name the source of every row', async () => {
    const { rows } = await sql<{ table: string; sourced: boolean }>`
      select c.table_name as table, bool_or(c.column_name = 'source_id' and c.is_nullable = 'NO') as sourced
      from information_schema.columns as c
      join information_schema.tables as t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      group by c.table_name
      having bool_or(c.data_type in ('smallint', 'integer', 'bigint', 'numeric', 'double precision', 'real')
        and c.column_name not like '%id')`.execute(getDb().sql)
    const figures = rows.filter(({ table }) => !withoutSource.has(table) && !accounts.test(table))
    expect(figures.map(({ table }) => table)).toContain('index_level_years')
    expect(figures.filter(({ sourced }) => !sourced).map(({ table }) => table)).toEqual([])
  })
})

describe('migration 0024', () => {
  const engines: Readonly<Record<string, () => Promise<Database>>> = {
    embedded: () => openDatabase({ memory: true }),
    PostgreSQL: async () => openDatabase({ url: await createEmptyPostgresDatabase() }),
  }

  it.each(Object.keys(engines))('gives rows that are there the source they came from (%s)', async engine => {
    const before = mkdtempSync(join(tmpdir(), 'bellwether-migrations-'))
    const all = join(import.meta.dirname, '../migrations')
    for (const file of readdirSync(all).filter(file => file < '0024')) cpSync(join(all, file), join(before, file))
    const db = await engines[engine]?.()
    if (!db) throw new RangeError(engine)
    try {
      await migrate(db, before)
      for (const statement of rowsWithoutSource) await sql.raw(statement).execute(db.sql)
      await migrate(db)
      for (const table of ['listings', 'index_levels', 'index_members', 'people'] as const) {
        expect(await db.sql.selectFrom(table).select('source_id').execute()).toEqual([{ source_id: 7 }])
      }
    } finally {
      await db.close()
      rmSync(before, { recursive: true })
    }
  })
})

const rowsWithoutSource = [
  `insert into sources (id, code, name) values (7, 'SIM', 'Simulated market')`,
  `insert into securities (id, type, name, short_name, isin, country, currency, source_id, as_at)
   values (1, 'EQUITY', 'Harrow & Vale plc', 'Harrow & Vale', 'GB00HARROW01', 'GB', 'GBP', 7, '2026-11-13')`,
  `insert into listings (id, security_id, market_code, exchange, ticker, price_unit, price_scale)
   values (1, 1, 'LSE:HVL', 'LSE', 'HVL', 'GBX', 2)`,
  `insert into indices (id, code, name, currency, source_id) values (1, 'UK100', 'UK 100', 'GBP', 7)`,
  `insert into index_levels (index_id, day, level) values (1, '2026-11-13', 941235)`,
  `insert into index_members (index_id, security_id, weighting, as_at) values (1, 1, 0.01, '2026-11-13')`,
  `insert into sector_medians (sector, measure, value, members, as_at)
   values ('Retailers', 'priceEarnings', 14.2, 9, '2026-11-13')`,
  `insert into people (id, name, born) values (1, 'Ann Abel', 1970)`,
]
