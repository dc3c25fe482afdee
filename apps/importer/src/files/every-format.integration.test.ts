import { clearMarket, type Database, migrate, openDatabase } from '@bellwether/db'
import { formats } from '@bellwether/import-formats'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FormatCase, formatCases } from '../../testing/format-cases.ts'
import { derivedRowsOf, importCase, prepareCase, rowsOf } from '../../testing/import-cases.ts'
import { afterImport } from './after-import.ts'
import { undoLastRun } from './undo-import.ts'

const cases = await formatCases()
describe('every format', () => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase({ url: await createEmptyPostgresDatabase() })
    await migrate(db)
  })
  afterAll(() => db.close())
  beforeEach(() => clearMarket(db))

  const importAs = (given: FormatCase, content: string | Uint8Array, day: string) => importCase(db, given, content, day)
  const prepare = (given: FormatCase) => prepareCase(db, given)

  const makeFigures = async () => {
    const all = await db.sql.selectFrom('securities').select('id').execute()
    await afterImport(db, new Set(all.map(({ id }) => id)))
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
    const before = await rowsOf(db)
    const second = await importAs(given, given.content, '2026-11-13')
    expect(second).toMatchObject({ read: first.read, inserted: 0, updated: 0, rejected: first.rejected, error: null })
    expect(await rowsOf(db)).toEqual(before)
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
    const before = await rowsOf(db)
    const older = await importAs(given, given.older as string | Uint8Array, '2020-01-01')
    expect(older).toMatchObject({ format: name, updated: 0, error: null })
    const after = await rowsOf(db)
    expect([...before].filter(row => !after.has(row))).toEqual([])
  })

  it.each(formats)(
    '[IM-UNDO-1] $name: undone, every table and every figure made from them is as it was before',
    async ({ name, source }) => {
      const given = cases[name] as FormatCase
      await prepare(given)
      await makeFigures()
      const before = { rows: await rowsOf(db), figures: await derivedRowsOf(db) }
      await importAs(given, given.content, '2026-11-13')
      await makeFigures()
      await undoLastRun(db, source.code, { via: 'command' })
      expect({ rows: await rowsOf(db), figures: await derivedRowsOf(db) }).toEqual(before)
    },
  )
})
