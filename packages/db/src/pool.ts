import { setImmediate } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { currentSignal } from './abort.ts'
import type { Canceller } from './canceller.ts'
import { AbortedError, ClosedError, type DatabaseError, UnavailableError } from './errors.ts'
import { createGuard, type Guard } from './guard.ts'
import type { StallTimes } from './stall-watch.ts'
import type { Tables } from './tables/index.ts'
import { typeParsers } from './type-parsers.ts'

export interface Pool {
  readonly sql: Kysely<Tables>
  /** Queries that failed since the start because the database was not available. */
  readonly outages: number
  ping(): Promise<void>
  close(): Promise<void>
  /** Every later query rejects with this error. */
  fail(error: DatabaseError): void
}

/** `stall` for a pool that must not wait for a server that has stopped answering, `canceller` for one that can end queries. */
export function createPool(
  config: pg.PoolConfig,
  stall: StallTimes | null = null,
  canceller: Canceller | null = null,
): Pool {
  const pool = new pg.Pool({ ...config, types: typeParsers })
  // A connection that breaks while idle is dropped by the pool and the next query opens another. One that breaks while
  // lent out rejects its query, but also says so as an event that would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))

  let failure: DatabaseError | null = null
  let borrowed = 0
  let drained = () => {}
  const guard = createGuard(config, stall)

  const gate: PostgresPool = {
    options: pool.options,
    async connect() {
      if (failure !== null) throw failure
      guard.check()
      const signal = currentSignal()
      if (signal?.aborted) throw new AbortedError()
      borrowed += 1
      const giveBack = () => {
        borrowed -= 1
        if (borrowed === 0) drained()
      }
      try {
        const client = lend(await borrow(pool, guard), guard, giveBack, canceller)
        if (!signal?.aborted) return client
        client.release()
      } catch (error) {
        giveBack()
        throw failure ?? error
      }
      throw new AbortedError()
    },
    end: () => pool.end(),
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: gate }) })

  return {
    sql: db,
    get outages() {
      return guard.outages
    },
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
      await guard.close()
      await canceller?.close()
      await pool.end()
    },
    fail(error) {
      failure ??= error
    },
  }
}

async function borrow(pool: pg.Pool, guard: Guard): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  try {
    return await guard.run(connecting)
  } catch (error) {
    // Connected after all, when nobody waits any more.
    connecting.then(
      client => client.release(true),
      () => {},
    )
    throw error
  }
}

/** A client whose queries are guarded, and that is not used again once one of them was given up or cancelled. */
function lend(
  client: pg.PoolClient,
  guard: Guard,
  giveBack: () => void,
  canceller: Canceller | null,
): PostgresPoolClient {
  const { query, release } = client
  let isLost = false
  const guarded = (...given: unknown[]): unknown => {
    const result = Reflect.apply(query, client, given)
    if (!(result instanceof Promise)) return result
    const signal = canceller && currentSignal()
    const cancel = () => {
      // The message may come when the query is over: nobody else must get it.
      isLost = true
      void canceller?.cancel((client as pg.PoolClient & { processID: number }).processID)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    return guard
      .run(result)
      .catch(error => {
        if (error instanceof UnavailableError) isLost = true
        throw signal?.aborted ? new AbortedError() : error
      })
      .finally(() => signal?.removeEventListener('abort', cancel))
  }
  client.query = guarded as typeof client.query
  client.release = destroy => {
    client.query = query
    client.release = release
    release.call(client, isLost || destroy)
    giveBack()
  }
  return client as PostgresPoolClient
}
