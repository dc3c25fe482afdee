import { clearMarket, type Database, migrate, openDatabase } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { formats } from '@bellwether/import-formats'
import { textFile } from '@bellwether/import-formats/testing'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FormatCase, formatCases } from '../../testing/format-cases.ts'
import { importFile } from './import-file.ts'
import { addListing, addSecurity, usualOptions } from './test-import.ts'

const cases = await formatCases()
/** What every import writes: when it was, not what it said. */
const journals = [
  'import_runs',
  'audit_events',
  'audit_head',
  'data_version',
  'security_versions',
  'stored_pages',
  'sources',
  'schema_migrations',
]

describe('every format', () => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase({ url: await createEmptyPostgresDatabase() })
    await migrate(db)
  })
  afterAll(() => db.close())
  beforeEach(() => clearMarket(db))

  async function prepare({ securities = [] }: FormatCase): Promise<void> {
    for (const { marketCode, ...security } of securities) {
      const id = await addSecurity(db, security)
      if (marketCode !== undefined) await addListing(db, id, marketCode)
    }
  }

  function importAs({ name, symbol }: FormatCase, content: string | Uint8Array, day: string) {
    const file = { ...textFile(content, name), date: getIsoDate(day) }
    return importFile(db, file, { ...usualOptions, symbol: symbol ?? null })
  }

  /** Every row of every table as text; the day a row was last said anew does not count. */
  async function rowsOf(): Promise<ReadonlySet<string>> {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() and not tablename = any(${journals})`.execute(
      db.sql,
    )
    const all = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db.sql)
        return rows.map(({ row }) => `${name} ${row}`)
      }),
    )
    return new Set(all.flat())
  }

  it('has a case here', () => {
    expect(formats.map(({ name }) => name).filter(name => cases[name] === undefined)).toEqual([])
  })

  it.each(formats.map(({ name }) => name))('[IM-FILE-2] %s: the same file twice changes nothing', async name => {
    const given = cases[name] as FormatCase
    await prepare(given)
    const first = await importAs(given, given.content, '2026-11-13')
    expect(first).toMatchObject({ format: name, error: null })
    expect(first.inserted + first.updated).toBeGreaterThan(0)
    const before = await rowsOf()
    const second = await importAs(given, given.content, '2026-11-13')
    expect(second).toMatchObject({ read: first.read, inserted: 0, updated: 0, rejected: first.rejected, error: null })
    expect(await rowsOf()).toEqual(before)
  })

  it.each(
    formats.flatMap(({ name }) =>
      typeof cases[name]?.older === 'object' && 'none' in cases[name].older ? [] : [name],
    ),
  )('[IM-FILE-8] %s: an older file changes no figure of a newer one', async name => {
    const given = cases[name] as FormatCase
    expect(given.older).not.toEqual(given.content)
    await prepare(given)
    await importAs(given, given.content, '2026-11-13')
    const before = await rowsOf()
    const older = await importAs(given, given.older as string | Uint8Array, '2020-01-01')
    expect(older).toMatchObject({ format: name, updated: 0, error: null })
    const after = await rowsOf()
    expect([...before].filter(row => !after.has(row))).toEqual([])
  })
})
