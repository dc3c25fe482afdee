import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let empty: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const db = await openDatabase({ memory: true })
  empty = await db.dump().finally(() => db.close())
})

const engines = {
  // Much faster than from nothing, and as empty.
  embedded: () => openDatabase({ memory: true, template: empty }),
  PostgreSQL: async () => openDatabase({ url: await createEmptyPostgresDatabase() }),
}

describe.each(Object.entries(engines))('migrate (%s)', (_name, open) => {
  let db: Database
  let directory: string
  beforeEach(async () => {
    db = await open()
    directory = mkdtempSync(join(tmpdir(), 'bellwether-migrations-'))
    write('0001-first.sql', 'create table first (id integer primary key); insert into first values (1);')
    write('0002-second.sql', 'create table second (id integer references first);')
  })
  afterEach(async () => {
    await db.close()
    rmSync(directory, { recursive: true })
  })
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text)
  const has = async (table: string) => {
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db.sql)
    return rows[0]?.found
  }

  it('applies the product’s own migrations to an empty database, once', async () => {
    const applied = await migrate(db)
    expect(applied.length).toBeGreaterThan(5)
    expect(applied).toEqual([...applied].sort())
    expect(await migrate(db)).toEqual([])
    expect(await has('securities')).toBe(true)
  })

  it('applies files in order, and later only what is new', async () => {
    expect(await migrate(db, directory)).toEqual(['0001-first.sql', '0002-second.sql'])
    write('0003-third.sql', 'insert into second values (1);')
    expect(await migrate(db, directory)).toEqual(['0003-third.sql'])
  })

  it('refuses a file that changed after it was applied', async () => {
    await migrate(db, directory)
    write('0001-first.sql', 'create table first (id bigint primary key);')
    await expect(migrate(db, directory)).rejects.toMatchObject({
      code: 'DB_MIGRATION_CHANGED',
      migration: '0001-first.sql',
    })
  })

  it('refuses a database that is newer than the program', async () => {
    await migrate(db, directory)
    rmSync(join(directory, '0002-second.sql'))
    await expect(migrate(db, directory)).rejects.toMatchObject({
      code: 'DB_MIGRATION_UNKNOWN',
      migration: '0002-second.sql',
    })
  })

  it('leaves nothing of a file that fails, and takes it up again once it is right', async () => {
    write('0002-second.sql', 'create table second (id integer); select no_such_function();')
    await expect(migrate(db, directory)).rejects.toMatchObject({
      code: 'DB_MIGRATION_FAILED',
      migration: '0002-second.sql',
    })
    expect([await has('first'), await has('second')]).toEqual([true, false])
    write('0002-second.sql', 'create table second (id integer);')
    expect(await migrate(db, directory)).toEqual(['0002-second.sql'])
  })
})

describe('several nodes that start at once on one PostgreSQL', () => {
  it('apply each migration once', async () => {
    const url = await createEmptyPostgresDatabase()
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })))
    const applied = await Promise.all(nodes.map(node => migrate(node)))
    const [first] = nodes
    if (first === undefined) throw new Error('no node')
    expect(applied.flat().sort()).toEqual([...new Set(applied.flat())].sort())
    expect(await migrate(first)).toEqual([])
    await Promise.all(nodes.map(node => node.close()))
  })
})
