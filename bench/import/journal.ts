/**
 * What the triggers that make imports undoable cost everybody else: the same writes with and without them, in turn.
 * Usage: node bench/import/journal.ts [rounds]
 */
import { bulkInsert, type Database, migrate, openDatabase } from '@bellwether/db'
import { startPostgres } from '@bellwether/testing'
import { sql } from 'kysely'
import { toMarkdownTable } from '../machine/markdown-table.ts'

const rounds = Number(process.argv[2] ?? 15)
const listings = 5_000

const writes: Readonly<Record<string, (db: Database, round: number) => Promise<unknown>>> = {
  '5,000 quotes in one statement': (db, round) =>
    sql`update quotes set last = last + ${round}, at = now()`.execute(db.sql),
  '500 quotes, one by one': async (db, round) => {
    for (let id = 1; id <= 500; id += 1) {
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
    const times: [number[], number[]] = [[], []]
    for (let round = -2; round < rounds; round += 1) {
      // Each goes first in every other round.
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const taken = await timed(() => write(which === 0 ? withTriggers : without, round))
        if (round >= 0) times[which].push(taken)
      }
    }
    const [ours, plain] = [median(times[0]), median(times[1])]
    lines.push([name, plain.toFixed(1), ours.toFixed(1), (ours / plain).toFixed(2)])
  }
  console.log(toMarkdownTable(['writes outside an import', 'ms without triggers', 'ms with', 'ratio'], lines))
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
