/**
 * What the triggers that make imports undoable cost everybody else: the same writes with and without them, in turn.
 * Usage: node bench/import/journal.ts [rounds]
 */
import { bulkInsert, type Database, migrate, openDatabase } from '@bellwether/db'
import { startPostgres } from '@bellwether/testing'
import { sql } from 'kysely'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { cpuMsOf } from '../machine/process-cpu.ts'

const rounds = Number(process.argv[2] ?? 20)
const listings = 5_000

const writes: Readonly<Record<string, (db: Database, round: number) => Promise<unknown>>> = {
  '5,000 quotes in one statement': (db, round) =>
    sql`update quotes set last = last + ${round}, at = now()`.execute(db.sql),
  '2,000 quotes, one by one': async (db, round) => {
    for (let id = 1; id <= 2_000; id += 1) {
      await sql`update quotes set last = last + ${round} where listing_id = ${id}`.execute(db.sql)
    }
  },
  '5,000 securities': async db => {
    await sql`update securities set name = name || ''`.execute(db.sql)
  },
}

const server = await startPostgres({ shared_buffers: '256MB', autovacuum: 'off' })
try {
  const [withTriggers, without] = [await create('journalled'), await create('plain')]
  await dropTriggers(without)
  const lines: string[][] = []
  for (const [name, write] of Object.entries(writes)) {
    const cpuMs: [number, number] = [0, 0]
    for (let round = -2; round < rounds; round += 1) {
      // Each goes first in every other round.
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const taken = await cpuOf(which === 0 ? withTriggers : without, db => write(db, round))
        if (round >= 0) cpuMs[which] += taken / rounds
      }
    }
    const [ours, plain] = cpuMs
    lines.push([name, plain.toFixed(1), ours.toFixed(1), (ours / plain).toFixed(2)])
  }
  console.log(toMarkdownTable(['writes outside an import', 'ms of CPU without triggers', 'with', 'ratio'], lines))
  await withTriggers.close()
  await without.close()
} finally {
  await server.stop()
}

async function create(name: string): Promise<Database> {
  const admin = await openDatabase({ url: server.url })
  await sql`create database ${sql.table(name)}`.execute(admin.sql)
  await admin.close()
  const db = await openDatabase({ url: server.url.replace(/\/[^/]*$/, `/${name}`) })
  await migrate(db)
  await bulkInsert(db, 'sources', [{ id: 1, code: 'BENCH', name: 'Benchmark' }])
  await sql`
    insert into securities (id, type, name, short_name, country, currency, source_id, as_at)
    select id, 'EQUITY', 'Company ' || id, 'Company ' || id, 'GB', 'GBP', 1, '2026-11-13' from generate_series(1, ${listings}) as id`.execute(
    db.sql,
  )
  await sql`
    insert into listings (id, security_id, market_code, exchange, ticker, price_unit, price_scale, primary_listing, source_id)
    select id, id, 'LSE:C' || id, 'LSE', 'C' || id, 'GBX', 4, true, 1 from generate_series(1, ${listings}) as id`.execute(
    db.sql,
  )
  await sql`
    insert into quotes (listing_id, state, at, last, source_id)
    select id, 'CLOSE', now(), 1000000, 1 from generate_series(1, ${listings}) as id`.execute(db.sql)
  return db
}

async function dropTriggers(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; table: string }>`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger where tgname like 'journal%' and not tgisinternal`.execute(
    db.sql,
  )
  for (const { name, table } of rows) {
    await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(db.sql)
  }
}

/** Of the server's process that does the work: on a busy machine the clock says little. */
function cpuOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  return db.sql.connection().execute(async connection => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    const family = rows.map(({ pid }) => pid)
    const before = cpuMsOf(family)
    await work({ ...db, sql: connection })
    return cpuMsOf(family) - before
  })
}
