/**
 * A steady stream over all the pages of a large market, sent by a process that has just started: pages are in the store, and there are more of them
 * than memory holds. Then the same with two workers.
 * Usage: node bench/pages/many.ts [--securities 5000 | --database postgres://...] [--seconds 60] [--per-second 500]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Database, migrate, openDatabase } from '@bellwether/db'
import { pagePath } from '@bellwether/domain'
import { startPostgres } from '@bellwether/testing'
import { CompiledQuery } from 'kysely'
import { buildUniverse } from '../../apps/importer/src/simulated-universe.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { processSettings } from '../../scripts/process-settings.mjs'
import { findCores } from '../machine/cores.ts'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { processCpuMs } from '../machine/process-cpu.ts'
import { runScript } from '../machine/run-script.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'
import { valueAt } from '../machine/value-at.ts'
import { findMarketPages } from './market-pages.ts'
import { type SecurityPages, toPageMix } from './page-mix.ts'
import type { SteadyOrder, SteadyResult } from './steady-load.ts'
import { browserHeaders } from './visitors.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({
  options: {
    securities: { type: 'string', default: '5000' },
    /** A market that is there already, on a PostgreSQL of this machine. */
    database: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '500' },
  },
})
const seconds = Number(values.seconds)
const perSecond = Number(values['per-second'])
const cores = findCores()
const visits = 3
const maxRounds = 6

const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
buildPages()
const server =
  values.database === undefined
    ? await startPostgres({ shared_buffers: '512MB' })
    : { url: values.database, stop: async () => {} }
try {
  const db = await openDatabase({ url: server.url })
  await migrate(db)
  if (values.database === undefined) await buildUniverse(db, { securities: Number(values.securities), seed: 1 })
  const securities = await findPages(db)
  const paths = securities.flatMap(({ overview, others }) => [overview, ...others])
  console.log(`${paths.length} pages of ${securities.length} securities`)
  await fill(db, paths)
  await db.close()
  const mix = toPageMix(securities, perSecond * seconds)
  const lines = [...(await measure(1, mix)), ...(await measure(2, mix))]
  const columns = ['workers', '', 'answers/s', 'failed', 'p50 ms', 'p99 ms', 'CPU ms of each, Node', 'PostgreSQL']
  console.log(toMarkdownTable(columns, lines))
  console.log(
    `${perSecond} requests a second for ${seconds} s${cores ? ', the load on one core' : ''}; all share the cores.`,
  )
} finally {
  await server.stop()
}

async function start(workers: number): Promise<ServerProcess> {
  const site = await startServer({
    args: ['apps/platform/src/main.ts', '--roles', 'site'],
    cwd: join(import.meta.dirname, '../..'),
    // Pages name the origin, whatever the port is.
    env: {
      ...processSettings,
      DATABASE_URL: server.url,
      WORKERS: String(workers),
      LOG_LEVEL: 'error',
      PUBLIC_ORIGIN: 'http://localhost:4000',
    },
    path: '/readyz',
    core: null,
    readyMs: 300_000,
  })
  // Connections that come before the second worker is ready stay with the first.
  while (workers > 1 && !(await (await fetch(site.url)).text()).includes(`"ready":${workers},`)) await delay(100)
  return site
}

/** Asks for every page until nearly all are stored. A page is stored when it is asked for again, unless too many wait for it. */
async function fill(db: Database, paths: readonly string[]): Promise<void> {
  const wanted = 0.99 * paths.length
  if ((await countStored(db)) >= wanted) return
  const sites = await Promise.all(Array.from({ length: availableParallelism() }, () => start(1)))
  const agent = new Agent({ keepAlive: true })
  try {
    for (let round = 1; round <= maxRounds && (await countStored(db)) < wanted; round += 1) {
      const waiting = [...paths]
      const visit = async (origin: string) => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          for (const _visit of Array(visits)) await askFor(`${origin}${path}`, agent)
        }
      }
      await Promise.all(sites.flatMap(({ origin }) => [visit(origin), visit(origin)]))
      console.log(`${await countStored(db)} stored after round ${round}`)
    }
  } finally {
    agent.destroy()
    await Promise.all(sites.map(site => site.stop()))
  }
}

function askFor(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: browserHeaders }, answer => answer.resume().once('end', resolve)).once('error', reject)
  })
}

async function countStored(db: Database): Promise<number> {
  // Older ones are made again within the hour, whatever is known.
  await db.sql
    .deleteFrom('stored_pages')
    .where('made_at', '<', new Date(Date.now() - 40 * 60_000))
    .execute()
  const { count } = await db.sql
    .selectFrom('stored_pages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** From the first request on, and then as a process that has run for a while. */
async function measure(workers: number, paths: readonly string[]): Promise<string[][]> {
  const site = await start(workers)
  try {
    return [await load('just started', site, paths), await load('after that', site, paths)].map(line => [
      String(workers),
      ...line,
    ])
  } finally {
    await site.stop()
  }
}

async function load(name: string, { origin, pid }: ServerProcess, paths: readonly string[]): Promise<string[]> {
  const requests = paths.map(path => ({ kind: 'page', path, status: 200 }))
  const order: SteadyOrder = { origin, requests, perSecond, seconds, pid }
  const file = join(folder, 'order.json')
  writeFileSync(file, JSON.stringify(order))
  const postgres = await findPostmaster()
  const before = processCpuMs(postgres)
  const result = await runScript<SteadyResult>(join(import.meta.dirname, 'steady-load.ts'), file, cores?.load)
  const postgresMs = (processCpuMs(postgres) - before) / result.answered
  for (const failure of result.failures) console.log(failure)
  const at = (fraction: number) => valueAt(result.latenciesMs.page ?? [], fraction).toFixed(1)
  const rate = (result.answered / result.seconds).toFixed(0)
  const cpu = [result.cpuMsPerRequest ?? Number.NaN, postgresMs].map(ms => ms.toFixed(2))
  return [name, rate, String(result.failed), at(0.5), at(0.99), ...cpu]
}

async function findPostmaster(): Promise<number> {
  const db = await openDatabase({ url: server.url })
  const { rows } = await db.sql.executeQuery<{ pid: string }>(
    CompiledQuery.raw(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`),
  )
  await db.close()
  return Number(rows[0]?.pid)
}

async function findPages(db: Database): Promise<SecurityPages[]> {
  const securities = await findMarketPages(db)
  return securities.map(({ marketCode, pages }) => {
    const others = [...pages].filter(page => page !== 'overview' && page !== 'news-item')
    return { overview: pagePath('overview', marketCode), others: others.map(page => pagePath(page, marketCode)) }
  })
}
