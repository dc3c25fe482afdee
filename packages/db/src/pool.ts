import { setImmediate } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { ClosedError, type DatabaseError } from './errors.ts'
import type { Tables } from './tables/index.ts'
import { typeParsers } from './type-parsers.ts'

export interface Pool {
  readonly sql: Kysely<Tables>
  ping(): Promise<void>
  close(): Promise<void>
  /** Every later query rejects with this error. */
  fail(error: DatabaseError): void
}

export function createPool(config: pg.PoolConfig): Pool {
  const pool = new pg.Pool({ ...config, types: typeParsers })
  // A connection that breaks while idle is dropped by the pool and the next query opens another. One that breaks while
  // lent out rejects its query, but also says so as an event that would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))

  let failure: DatabaseError | null = null
  let borrowed = 0
  let drained = () => {}

  const gate: PostgresPool = {
    options: pool.options,
    async connect() {
      if (failure !== null) throw failure
      borrowed += 1
      const giveBack = () => {
        borrowed -= 1
        if (borrowed === 0) drained()
      }
      try {
        return giveBackOnRelease(await pool.connect(), giveBack)
      } catch (error) {
        giveBack()
        throw failure ?? error
      }
    },
    end: () => pool.end(),
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: gate }) })

  return {
    sql: db,
    async ping() {
      await sql`select 1`.execute(db)
    },
    // pg's own end() forgets the queries still waiting for a connection: they would never settle.
    async close() {
      // A query begun just before has not yet come as far as asking for its connection.
      await setImmediate()
      failure ??= new ClosedError()
      if (borrowed > 0) {
        await new Promise<void>(resolve => {
          drained = resolve
        })
      }
      await pool.end()
    },
    fail(error) {
      failure ??= error
    },
  }
}

function giveBackOnRelease(client: pg.PoolClient, giveBack: () => void): PostgresPoolClient {
  const release = client.release
  client.release = destroy => {
    release(destroy)
    giveBack()
  }
  return client as PostgresPoolClient
}
