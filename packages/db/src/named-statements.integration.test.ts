import { createEmptyPostgresDatabase, describeOnBothDatabases } from '@bellwether/testing'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from './open.ts'
import type { Tables } from './tables/index.ts'

const prepared = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(db)
  return rows[0]?.count ?? 0
}
const run = (db: Kysely<Tables>, text: string, values: readonly unknown[] = []) =>
  db.executeQuery(CompiledQuery.raw(text, [...values]))

describeOnBothDatabases('named statements', getDb => {
  it('are planned once for each connection, and stay below a limit', async () => {
    await getDb()
      .sql.connection()
      .execute(async db => {
        const before = await prepared(db)
        for (let count = 0; count < 3; count += 1) await run(db, 'select 1 + $1::int as sum', [count])
        expect(await prepared(db)).toBeGreaterThan(before)
        for (let width = 0; width < 600; width += 1) {
          await run(db, `select ${width} + $1::int as sum`, [1])
          await run(db, `select ${width} + $1::int as sum`, [1])
        }
        expect(await prepared(db)).toBeLessThanOrEqual(500)
        expect((await run(db, 'select 599 + $1::int as sum', [1])).rows).toEqual([{ sum: 600 }])
      })
  })

  it('see a table in its new shape after it has changed', async () => {
    const db = getDb()
    await run(db.sql, 'create table shapes (a int)')
    await run(db.sql, 'insert into shapes values (1)')
    for (let count = 0; count < 3; count += 1) {
      expect((await run(db.sql, 'select * from shapes where a = $1', [1])).rows).toEqual([{ a: 1 }])
    }
    await run(db.sql, 'alter table shapes add column b int default 2')
    for (let count = 0; count < 3; count += 1) {
      expect((await run(db.sql, 'select * from shapes where a = $1', [1])).rows).toEqual([{ a: 1, b: 2 }])
    }
    await run(db.sql, 'drop table shapes')
  })

  it('fail with the reason inside a transaction, and work again after it', async () => {
    const db = getDb()
    await run(db.sql, 'create table turned (a int)')
    const read = (on: Kysely<Tables>) => run(on, 'select * from turned where a = $1 or true', [1])
    // On every connection of the pool, since any of them may be the one that reads in the transaction.
    await Promise.all(Array.from({ length: 30 }, () => read(db.sql)))
    await run(db.sql, 'alter table turned add column b int')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => db.sql.transaction().execute(async tx => void (await read(tx)))),
    )
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: '0A000' })
    }
    await Promise.all(Array.from({ length: 12 }, () => db.sql.transaction().execute(tx => read(tx))))
    await run(db.sql, 'drop table turned')
  })

  it('are made again when somebody has thrown them away', async () => {
    const db = getDb()
    for (let count = 0; count < 3; count += 1) await run(db.sql, 'select 7 + $1::int as sum', [1])
    await run(db.sql, 'deallocate all')
    expect((await run(db.sql, 'select 7 + $1::int as sum', [1])).rows).toEqual([{ sum: 8 }])
  })
})

describe('prepared_statements=off in the address of the server', () => {
  it('leaves every statement without a name', async () => {
    const url = new URL(await createEmptyPostgresDatabase())
    url.searchParams.set('prepared_statements', 'off')
    const db = await openDatabase({ url: url.href })
    try {
      await db.sql.connection().execute(async on => {
        for (let count = 0; count < 3; count += 1) await run(on, 'select 1 + $1::int as sum', [1])
        expect(await prepared(on)).toBe(0)
      })
    } finally {
      await db.close()
    }
  })
})
