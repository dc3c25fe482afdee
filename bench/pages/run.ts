/**
 * The platform under a steady stream of page requests, mixed over 50 securities, beside the Next.js page of bench/ssr.
 * Usage: node bench/pages/run.ts [--passes 3] [--seconds 20]
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { processSettings } from '../../scripts/process-settings.mjs'
import { findCores } from '../machine/cores.ts'
import { runScript } from '../machine/run-script.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'
import { valueAt } from '../machine/value-at.ts'
import type { LoadResult } from '../ssr/load.ts'
import { pagePath } from '../ssr/page.ts'
import { median, medianRatio } from '../ssr/report.ts'
import { crawlSecurities } from './crawl.ts'
import { startNextPage } from './next-page.ts'
import { toPageMix } from './page-mix.ts'
import type { SteadyOrder, SteadyResult } from './steady-load.ts'

const MARKET = 120
const SECURITIES = 50
const PER_SECOND = 500

const { values } = parseArgs({
  options: { passes: { type: 'string', default: '3' }, seconds: { type: 'string', default: '20' } },
})
const passes = Number(values.passes)
const seconds = Number(values.seconds)
const repository = join(import.meta.dirname, '../..')
const cores = findCores()
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
const servers: ServerProcess[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

try {
  console.log('Building what is not built yet ...')
  buildPages()
  const dataDir = join(folder, 'data')
  cpSync(await getUniverseTemplate(MARKET), dataDir, { recursive: true })
  const next = await startNextPage(folder, dataDir)
  servers.push(next.server)
  const platform = await start(repository, ['apps/platform/src/main.ts'], {
    ...processSettings,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })

  const pages = await crawlSecurities(platform.origin, SECURITIES)
  const paths = toPageMix(pages, PER_SECOND * seconds)
  console.log(`${new Set(paths).size} pages of ${pages.length} securities, ${PER_SECOND} requests/s`)

  const steady = (length: number) => run<SteadyResult>('steady-load.ts', toFile(toOrder(platform, paths, length)))
  await steady(5)
  const ours: SteadyResult[] = []
  const theirs: LoadResult[] = []
  for (let pass = 1; pass <= passes; pass += 1) {
    const result = await steady(seconds)
    ours.push(result)
    console.log(
      `pass ${pass}  ours: ${(result.answered / result.seconds).toFixed(0)}/s answered, ${result.failed} failed, ` +
        `p50 ${at(result, 0.5)} ms, p99 ${at(result, 0.99)} ms`,
    )
    for (const failure of result.failures) console.log(`  ${failure}`)
    theirs.push(await next.load())
  }
  print(ours, theirs, next.version)
} finally {
  await Promise.all(servers.map(server => server.stop()))
}

async function start(cwd: string, args: readonly string[], env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ args, cwd, env, path: pagePath, core: cores?.server ?? null })
  servers.push(server)
  return server
}

function toOrder(server: ServerProcess, paths: readonly string[], length: number): SteadyOrder {
  const pid = existsSync('/proc/self/stat') ? server.pid : null
  const requests = paths.map(path => ({ kind: 'page', path, status: 200 }))
  return { origin: server.origin, requests, perSecond: PER_SECOND, seconds: length, pid }
}

function toFile(order: SteadyOrder): string {
  const file = join(folder, 'order.json')
  writeFileSync(file, JSON.stringify(order))
  return file
}

function run<T>(script: string, argument: string): Promise<T> {
  return runScript(join(import.meta.dirname, script), argument, cores?.load)
}

function at({ latenciesMs }: SteadyResult, fraction: number): string {
  return valueAt(latenciesMs.page ?? [], fraction).toFixed(1)
}

function print(ours: readonly SteadyResult[], theirs: readonly LoadResult[], nextVersion: string): void {
  const failed = ours.reduce((sum, result) => sum + result.failed, 0)
  const rate = ours.map(result => result.answered / result.seconds)
  const cpu = ours.map(result => result.cpuMsPerRequest ?? Number.NaN)
  const peerCpu = theirs.map(result => result.cpuMsPerRequest ?? Number.NaN)
  const p = (fraction: number) => median(ours.map(result => Number(at(result, fraction)))).toFixed(1)
  console.log(`
| server | requests/s | failed | p50 ms | p99 ms | CPU ms/request | CPU ratio |
|---|--:|--:|--:|--:|--:|--:|
| ours, ${PER_SECOND}/s offered, ${SECURITIES} securities | ${median(rate).toFixed(0)} | ${failed} | ${p(0.5)} | ${p(0.99)} | ${median(cpu).toFixed(2)} | 1.00 |
| Next.js ${nextVersion}, one page, all it can | ${median(theirs.map(result => result.requestsPerSecond)).toFixed(0)} | 0 | | | ${median(peerCpu).toFixed(2)} | ${medianRatio(peerCpu, cpu).toFixed(2)} |

Medians of ${passes} interleaved passes of ${seconds} s. ${cores ? 'Server on one core, load on the other.' : 'Server and load share the cores.'}`)
  const reached = median(rate) >= PER_SECOND * 0.97
  if (failed > 0 || !reached) {
    console.log(`Target missed: ${PER_SECOND} requests/s without a failure.`)
    process.exitCode = 1
  }
}
