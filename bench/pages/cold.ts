/**
 * What a page costs that nobody has asked for yet: statements, CPU of Node and of PostgreSQL, by type of security.
 * Usage: node bench/pages/cold.ts [--securities 60 | --database postgres://...] [--each 10] [--warm 40] [--page overview] [--unnamed] [--next]
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, migrate, openDatabase } from '@bellwether/db'
import { type MarketCode, type PageId, pagePath, type SecurityType } from '@bellwether/domain'
import { startPostgres } from '@bellwether/testing'
import { CompiledQuery } from 'kysely'
import { buildUniverse } from '../../apps/importer/src/simulated-universe.ts'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { expectShortLives } from '../../apps/platform/src/short-lived-objects.ts'
import { openSite } from '../../apps/site/testing/open-site.ts'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { processCpuMs } from '../machine/process-cpu.ts'
import { median } from '../ssr/report.ts'
import { findMarketPages } from './market-pages.ts'
import { startNextPage } from './next-page.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({
  options: {
    securities: { type: 'string', default: '60' },
    /** A market that is there already, on a PostgreSQL of this machine with pg_stat_statements. */
    database: { type: 'string' },
    each: { type: 'string', default: '10' },
    page: { type: 'string', default: 'overview' },
    /** Securities of each type, at most the larger half, whose pages are all made before anything is measured. */
    warm: { type: 'string', default: '40' },
    unnamed: { type: 'boolean', default: false },
    /** Beside the Next.js page of bench/ssr. */
    next: { type: 'boolean', default: false },
  },
})
expectShortLives()
const page = values.page as PageId
const each = Number(values.each)
const half = <Each>(all: readonly Each[]) => Math.floor(all.length / 2)

const server =
  values.database === undefined
    ? await startPostgres({
        shared_preload_libraries: 'pg_stat_statements',
        'pg_stat_statements.track_planning': 'on',
      })
    : { url: values.database, stop: async () => {} }
const db = await openDatabase({ url: `${server.url}${values.unnamed ? '?prepared_statements=off' : ''}` })
try {
  await migrate(db)
  if (values.database === undefined)
    await buildUniverse(db, { securities: Number(values.securities), seed: 1, until: '2026-11-13' })
  const [postmaster] = await query<{ pid: string }>(
    db,
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`,
  )
  await query(db, 'create extension if not exists pg_stat_statements')
  const byType = await findByType(db)
  const next = values.next ? await measureNext() : null
  await query(db, 'delete from stored_pages')
  const site = await openSite(db)
  // The index of all names is read in the background; a page is measured once it is there.
  for (const url of ['/', '/search?q=treasury']) await site.inject(url)
  const ask = async (code: MarketCode, asked: PageId) => {
    const { statusCode } = await site.inject({ url: pagePath(asked, code), headers: { 'accept-encoding': 'br' } })
    if (statusCode !== 200) throw new Error(`${pagePath(asked, code)} answered ${statusCode}`)
  }
  // As in a process that has run for a while: code is compiled, plans are kept, and what all pages share is read.
  const warming = [...byType.values()].flatMap(found => found.slice(0, Math.min(Number(values.warm), half(found))))
  for (const { marketCode, pages } of warming)
    for (const asked of pages) if (asked !== 'news-item') await ask(marketCode, asked)
  const lines: string[][] = []
  for (const [type, found] of byType) {
    await query(db, 'select pg_stat_statements_reset()')
    const measured = found.slice(half(found), half(found) + each)
    const postgres = processCpuMs(Number(postmaster?.pid))
    const nodeOf: number[] = []
    for (const { marketCode } of measured) {
      const before = process.cpuUsage()
      await ask(marketCode, page)
      const { user, system } = process.cpuUsage(before)
      nodeOf.push((user + system) / 1_000)
    }
    const postgresMs = (processCpuMs(Number(postmaster?.pid)) - postgres) / measured.length
    const [sent] = await query<{ calls: number; planning: number }>(
      db,
      `select sum(calls)::int as calls, sum(total_plan_time) / sum(total_plan_time + total_exec_time) as planning
       from pg_stat_statements where query not like '%pg_stat_statements%'`,
    )
    // What the process does now and then, such as collecting all garbage, is no page's.
    const nodeMs = median(nodeOf)
    const together = nodeMs + postgresMs
    lines.push([
      type,
      String(measured.length),
      ((sent?.calls ?? Number.NaN) / measured.length).toFixed(1),
      ...[nodeMs, postgresMs, together].map(ms => ms.toFixed(1)),
      ...(next === null ? [] : [(together / next.cpuMs).toFixed(2)]),
      `${Math.round((sent?.planning ?? Number.NaN) * 100)} %`,
    ])
  }
  console.log(`${page}, each page for the first time${values.unnamed ? ', statements without names' : ''}\n`)
  console.log(
    toMarkdownTable(
      [
        ...['type', 'pages', 'statements', 'Node ms', 'PostgreSQL ms', 'together ms'],
        ...(next === null ? [] : ['to Next.js']),
        'planning',
      ],
      lines,
    ),
  )
  if (next !== null)
    console.log(`\nNext.js ${next.version}: ${next.cpuMs.toFixed(1)} ms for a share's Overview, its view in memory.`)
  await site.close()
} finally {
  await db.close()
  await server.stop()
}

async function measureNext() {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
  const dataDir = join(folder, 'data')
  cpSync(await getUniverseTemplate(60), dataDir, { recursive: true })
  const { server, version, load } = await startNextPage(folder, dataDir)
  try {
    return { version, cpuMs: (await load()).cpuMsPerRequest ?? Number.NaN }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function query<Row>(on: Database, text: string): Promise<Row[]> {
  return on.sql.executeQuery(CompiledQuery.raw(text)).then(({ rows }) => rows as Row[])
}

/** Securities that have the page, by type, the largest first. */
async function findByType(on: Database) {
  const having = (await findMarketPages(on)).filter(({ pages }) => pages.has(page))
  return Map.groupBy(having, ({ type }): SecurityType => type)
}
