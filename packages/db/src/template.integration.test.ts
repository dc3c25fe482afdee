import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { findTemplate, getTemplate, migrate, openDatabase, sources } from './index.ts'

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-template-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

it('[RP-DATA-43] keeps the empty database that it has made', async () => {
  const made = Buffer.from(await getTemplate())
  const found = await findTemplate()
  expect(found && made.equals(found)).toBe(true)
})

it('[RP-DATA-43] begins a data directory from it: nothing is left to migrate, and what is written stays', async () => {
  const dataDir = makeDataDir()
  const first = await openDatabase({ dataDir, template: await getTemplate(), disposable: true })
  expect(await migrate(first)).toEqual([])
  await sql`insert into sources (id, code, name) values (1, 'register', 'Register')`.execute(first.sql)
  await first.close()

  const second = await openDatabase({ dataDir })
  onTestFinished(() => second.close())
  expect(await migrate(second)).toEqual([])
  expect(await sources.all(second)).toMatchObject([{ name: 'Register' }])
  const { rows } = await sql<{ level: string }>`select current_setting('wal_level') as level`.execute(second.sql)
  expect(rows).toEqual([{ level: 'replica' }])
})
