import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, exchangeRates, importRuns, migrate, openDatabase, sources } from '@bellwether/db'
import { fromEpochDay, getIsoDate, toEpochDay } from '@bellwether/domain'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importPaths } from './import-paths.ts'

const options = { format: null, symbol: null, source: null, dryRun: false, today: getIsoDate('2026-11-16') }
const header = 'Date,USD,JPY,CHF,SEK,NOK,GBP\n'
const script = join(import.meta.dirname, '../../testing/import-until-killed.ts')
const manyDays = Array.from(
  { length: 2_000 },
  (_, day) => `${fromEpochDay(toEpochDay('2010-01-01') + day)},1.2,170,0.94,11,11.5,0.9`,
).join('\n')

describe('an import that is killed half-way', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killed-import-'))
    await writeFile(join(folder, 'before.csv'), `${header}2026-11-13,1.1,170,0.94,11,11.5,0.88\n`)
    await writeFile(join(folder, 'many.csv'), `${header}${manyDays}\n`)
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function importAndKill(database: string): Promise<void> {
    const child = spawn(process.execPath, [script, join(folder, 'many.csv'), database], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toBe('half-way\n')
    child.kill('SIGKILL')
    await once(child, 'close')
  }

  const stateOf = async (db: Database) => ({
    days: await exchangeRates.series(db, 'USD', getIsoDate('2000-01-01'), getIsoDate('2026-12-31')),
    latest: await exchangeRates.all(db),
    sources: await sources.all(db),
    finished: await importRuns.lastFinished(db),
  })

  it.each([
    ['embedded', async () => join(folder, 'data')],
    ['PostgreSQL', createEmptyPostgresDatabase],
  ])('[IM-FILE-1] leaves the database as it was, and can be repeated: %s', async (_, locate) => {
    const database = await locate()
    const open = () => openDatabase(database.startsWith('postgres') ? { url: database } : { dataDir: database })
    const first = await open()
    await migrate(first)
    await importPaths(first, [join(folder, 'before.csv')], options)
    const before = await stateOf(first)
    await first.close()

    await importAndKill(database)

    const db = await open()
    try {
      expect(await stateOf(db)).toEqual(before)
      expect(await importPaths(db, [join(folder, 'many.csv')], options)).toMatchObject([
        { inserted: 12_000, error: null },
      ])
    } finally {
      await db.close()
    }
  })
})
