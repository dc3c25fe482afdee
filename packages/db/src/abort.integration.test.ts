import { createPostgresDatabase, describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withAbort } from './abort.ts'
import { inTransaction } from './transaction.ts'

const aborted = { code: 'DB_ABORTED' }

describeOnBothDatabases('work that is given up', getDb => {
  it('[RP-LOAD-2] begins no further query', async () => {
    const db = getDb()
    const leaving = new AbortController()
    let steps = 0
    const ask = () => sql`select 1`.execute(db.sql)
    const work = withAbort(leaving.signal, async () => {
      await ask()
      steps += 1
      leaving.abort()
      await ask()
      steps += 1
    })
    await expect(work).rejects.toMatchObject(aborted)
    expect(steps).toBe(1)
    await ask()
  })

  it('[RP-LOAD-2] does not end what others wait for too', async () => {
    const db = getDb()
    const leaving = AbortSignal.abort()
    await withAbort(leaving, () => withAbort(null, () => db.ping()))
  })

  it('[RP-LOAD-2] rolls back the transaction it was in', async () => {
    const db = getDb()
    const leaving = new AbortController()
    const work = withAbort(leaving.signal, () =>
      inTransaction(db, async tx => {
        await sql`create table half_done (id integer)`.execute(tx.sql)
        leaving.abort()
        throw new Error('given up')
      }),
    )
    await expect(work).rejects.toThrow('given up')
    const { rows } = await sql<{ found: boolean }>`select to_regclass('half_done') is not null as found`.execute(db.sql)
    expect(rows[0]?.found).toBe(false)
  })
})

describe('on PostgreSQL', () => {
  it('[RP-LOAD-2] a running query is cancelled, and its connection not used again', async () => {
    const db = await createPostgresDatabase()
    const running = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(
        db.sql,
      )
      return rows[0]?.count
    }
    const leaving = new AbortController()
    const work = withAbort(leaving.signal, () => sql`select pg_sleep(3600)`.execute(db.sql))
    const outcome = expect(work).rejects.toMatchObject(aborted)
    await expect.poll(running).toBe(1)
    leaving.abort()
    await outcome
    await expect.poll(running).toBe(0)
    expect(db.outages).toBe(0)
    await Promise.all(Array.from({ length: 30 }, () => db.ping()))
    await db.close()
  })
})
