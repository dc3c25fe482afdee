import { setImmediate } from 'node:timers/promises'
import { Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { currentSignal } from './abort.ts'
import type { Canceller } from './canceller.ts'
import { PlannedOnceDialect } from './dialect.ts'
import { AbortedError, ClosedError, type DatabaseError, UnavailableError } from './errors.ts'
import { createGuard, type Guard } from './guard.ts'
import { createResultShapes, type ResultShapes } from './request/result-shapes.ts'
import type { StallTimes } from './stall-watch.ts'
import { createStatementNames, isStaleName, type StatementNames } from './statement-names.ts'
import type { Tables } from './tables/index.ts'
import { typeParsers } from './type-parsers.ts'

const failedTransaction = '25P02'
// Left to itself, PostgreSQL plans a long statement anew each time for a few rows' difference in its estimate.
const PLAN_ONCE = 'set plan_cache_mode = force_generic_plan'

export interface Pool {
  readonly sql: Kysely<Tables>
  readonly shapes: ResultShapes
  /** Queries that failed since the start because the database was not available. */
  readonly outages: number
  ping(): Promise<void>
  close(): Promise<void>
  /** Every later query rejects with this error. */
  fail(error: DatabaseError): void
}

export interface PoolOptions {
  /** For a pool that must not wait for a server that has stopped answering. */
  readonly stall?: StallTimes | null
  /** For one that can end queries. */
  readonly canceller?: Canceller | null
  /** False: statements are planned anew each time, for a pooler that gives every transaction another connection. */
  readonly prepared?: boolean
}

export function createPool(
  config: pg.PoolConfig,
  { stall = null, canceller = null, prepared = true }: PoolOptions = {},
): Pool {
  const pool = new pg.Pool({
    ...config,
    types: typeParsers,
    onConnect: async client => {
      await config.onConnect?.(client)
      if (prepared) await client.query(PLAN_ONCE)
    },
  })
  // A connection that breaks while idle is dropped by the pool and the next query opens another. One that breaks while
  // lent out rejects its query, but also says so as an event that would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))

  let failure: DatabaseError | null = null
  let borrowed = 0
  let drained = () => {}
  const guard = createGuard(config, stall)
  const names = prepared ? createStatementNames() : null
  const shapes = createResultShapes()

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
        const client = lend(await borrow(pool, guard), { guard, names, shapes, canceller, giveBack })
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
  const db = new Kysely<Tables>({ dialect: new PlannedOnceDialect({ pool: gate }) })

  return {
    sql: db,
    shapes,
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

/**
 * By callback. V8 makes a function that is assigned to a property, as in pg's own promises, among old objects: what it can reach, here all rows of the
 * query, then lives until all garbage is collected.
 */
function ask(query: pg.PoolClient['query'], given: readonly unknown[]): Promise<unknown> {
  const answering = new Promise((resolve, reject) => {
    const settle = (error: unknown, answer: unknown) => (error ? reject(error) : resolve(answer))
    Reflect.apply(query, null, [...given, settle])
  })
  return answering.catch(error => {
    // Up to whoever waits for it: its own ends where the socket was read.
    Error.captureStackTrace(error)
    throw error
  })
}

interface Loan {
  readonly guard: Guard
  readonly names: StatementNames | null
  readonly shapes: ResultShapes
  readonly canceller: Canceller | null
  giveBack(): void
}

/**
 * A client whose queries are guarded and have names, and that is not used again once one of them was given up or cancelled, or
 * a name has turned out to be stale.
 */
function lend(client: pg.PoolClient, { guard, names, shapes, canceller, giveBack }: Loan): PostgresPoolClient {
  const { query, release } = client
  let isLost = false
  const send = (given: readonly unknown[]): Promise<unknown> => ask(query.bind(client), given)
  const sendNamed = (given: readonly unknown[]): Promise<unknown> => {
    const [text, values = []] = given
    if (names === null || typeof text !== 'string' || !Array.isArray(values)) return send(given)
    const name = names.nameOf(text, values)
    if (name === undefined) return send(given)
    return send([{ name, text, values }]).catch(async error => {
      if (!isStaleName(error)) throw error
      isLost = true
      // A transaction has failed with it, and cannot go on.
      return send(given).catch(next => {
        throw (next as { readonly code?: unknown }).code === failedTransaction ? error : next
      })
    })
  }
  const guarded = (...given: unknown[]): unknown => {
    const result = sendNamed(given)
    const signal = canceller && currentSignal()
    const cancel = () => {
      // The message may come when the query is over: nobody else must get it.
      isLost = true
      void canceller?.cancel((client as pg.PoolClient & { processID: number }).processID)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    return guard
      .run(result)
      .then(
        answer => {
          if (typeof given[0] === 'string') shapes.learn(given[0], (answer as pg.QueryResult).fields ?? [])
          return answer
        },
        error => {
          if (error instanceof UnavailableError) isLost = true
          throw signal?.aborted ? new AbortedError() : error
        },
      )
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
