/**
 * Rows a second and memory of imports, beside COPY of the same rows into a plain table.
 * Usage: node bench/import/run.ts [--scale 1] [--only firds|shares|symbols|prices|accounts] [--database postgres|embedded]
 */
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '@bellwether/db'
import { startPostgres } from '@bellwether/testing'
import { sql } from 'kysely'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { accountsCase, type Case, firdsCase, pricesCase, symbolsCase } from './files.ts'
import type { Measured } from './import-once.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { scale: text, only: text, database: text } })
const scale = Number(values.scale ?? 1)
const scaled = (count: number) => Math.max(1, Math.round(count * scale))

const cases: Readonly<Record<string, (folder: string) => Promise<Case>>> = {
  firds: folder => firdsCase(folder, scaled(141_381)),
  shares: folder => firdsCase(folder, scaled(50_000), 1),
  symbols: folder => symbolsCase(folder, scaled(256_000)),
  prices: folder => pricesCase(folder, scaled(1_000_000)),
  accounts: folder => accountsCase(folder, scaled(5_000)),
}
/**
 * As `npm run import` has them in package.json. V8 cleans up sooner, and leaves the embedded database's program as it is
 * compiled first: its optimising compiler would take up to a gigabyte.
 */
const importFlags = [
  ...['--max-old-space-size=256', '--max-semi-space-size=4'],
  ...['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
]
const databases = ['postgres', 'embedded'].filter(name => (values.database ?? name) === name)

const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
await chmod(folder, 0o755)
const server = await startPostgres({ shared_buffers: '256MB' })
const lines: string[][] = []
try {
  for (const [key, make] of Object.entries(cases)) {
    if ((values.only ?? key) !== key) continue
    const made = await make(folder)
    const copied = await copy(made)
    for (const database of databases) {
      lines.push(toLine(made, database, await measure(made, database), copied))
      console.error(lines.at(-1)?.join('  '))
    }
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}
console.log(
  toMarkdownTable(
    [
      ...['what', 'database', 'rows', 'seconds', 'rows/s', 'CPU seconds', 'rows/s of CPU', 'of COPY'],
      ...['MB at most', 'once open', 'of our thread'],
    ],
    lines,
  ),
)

function toLine({ name, rows }: Case, database: string, measured: Measured, copied: number | null): string[] {
  const { seconds, cpuSeconds, peakMegabytes, openMegabytes, ownMegabytes, read } = measured
  const rate = rows / seconds
  return [
    name,
    database,
    `${show(rows)}${read === rows ? '' : ` (${show(read)} records)`}`,
    seconds.toFixed(1),
    show(rate),
    cpuSeconds.toFixed(1),
    show(rows / cpuSeconds),
    copied === null || database === 'embedded' ? '' : (rate / copied).toFixed(2),
    show(peakMegabytes),
    show(openMegabytes),
    show(ownMegabytes),
  ]
}

/** Every case has a database of its own. */
async function measure({ name, path, before }: Case, database: string): Promise<Measured> {
  const place = database === 'postgres' ? await createDatabase() : join(folder, `data-${lines.length}`)
  const db = await openDatabase(database === 'postgres' ? { url: place } : { dataDir: place })
  await migrate(db)
  await db.close()
  const script = join(import.meta.dirname, 'import-once.ts')
  const given = [...importFlags, script, place, path, ...before]
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
  const measured = JSON.parse(stdout) as Measured
  if (measured.failed.length > 0) throw new Error(`${name}: ${measured.failed.slice(0, 5).join('; ')}`)
  return measured
}

async function createDatabase(): Promise<string> {
  const db = await openDatabase({ url: server.url })
  const name = `bench_${lines.length}`
  await sql`create database ${sql.table(name)}`.execute(db.sql)
  await db.close()
  return server.url.replace(/\/[^/]*$/, `/${name}`)
}

/** Rows a second of COPY into a plain table with a primary key. */
async function copy({ rows, copy: given, path }: Case): Promise<number | null> {
  if (given === null) return null
  const db = await openDatabase({ url: server.url })
  try {
    await sql`drop table if exists copied`.execute(db.sql)
    await sql`create table copied (${sql.raw(given.columns)})`.execute(db.sql)
    const startedAt = performance.now()
    const header = given.path === path
    await sql`copy copied from ${sql.lit(given.path)} with (format csv, header ${sql.lit(header)})`.execute(db.sql)
    return rows / ((performance.now() - startedAt) / 1000)
  } finally {
    await db.close()
  }
}

function show(count: number): string {
  return Math.round(count).toLocaleString('en-GB')
}
