import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { dueSince, noteClose } from './figures-due.ts'
import { isCurrent } from './screener-figures.ts'

it('[RP-COMPARE-28] a database from before medians were made with other figures has them made anew', async () => {
  const all = join(import.meta.dirname, '../../migrations')
  const before = mkdtempSync(join(tmpdir(), 'bellwether-migrations-'))
  for (const file of readdirSync(all).filter(name => !/^00(?:55|57)/.test(name)))
    cpSync(join(all, file), join(before, file))
  const db = await openDatabase({ url: await createEmptyPostgresDatabase() })
  try {
    await migrate(db, before)
    const at = new Date('2026-11-13T18:00:00Z')
    await sql`insert into import_runs (started_at, finished_at, parameters) values (${at}, ${at}, '{}')`.execute(db.sql)
    await sql`insert into screener_state (id, import_finished_at, details_for) values (1, ${at}, ${at})`.execute(db.sql)
    await sql`
      insert into sector_groups (type, name, reporting, leaders, medians, made_for)
      values ('EQUITY', 'Banks', 9, '{}', '{}', ${at})`.execute(db.sql)
    await migrate(db)
    expect(await dueSince(db)).toEqual(at)
    expect(await isCurrent(db)).toBe(false)
    const { rows } = await sql<{ made: Date }>`select made_for as made from sector_groups`.execute(db.sql)
    expect(rows).toEqual([{ made: new Date(0) }])
    await noteClose(db)
    expect((await dueSince(db))?.getTime()).toBeGreaterThan(at.getTime())
  } finally {
    await db.close()
    rmSync(before, { recursive: true })
  }
})
