/**
 * What the recorder costs visitors of the platform as `npm start` runs it: the default market on the embedded database, in one process. Two
 * platforms, one without a recorder, are asked in turn for pages that nobody has asked for yet, so that each is made from the database.
 * Usage: node bench/recorder/embedded.ts [--securities 600] [--rate 2] [--passes 4] [--seconds 20]
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chartRanges } from '@bellwether/contract'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { runScript } from '../machine/run-script.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'
import { valueAt } from '../machine/value-at.ts'
import { crawlSecurities } from '../pages/crawl.ts'
import type { SteadyOrder, SteadyResult } from '../pages/steady-load.ts'
import { median } from '../ssr/report.ts'

const { values } = parseArgs({
  options: {
    securities: { type: 'string', default: '600' },
    rate: { type: 'string', default: '2' },
    passes: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
  },
})
const [perSecond, passes, seconds] = [Number(values.rate), Number(values.passes), Number(values.seconds)]
const warmUpSeconds = 10
const pagesOfOne = chartRanges.length
const repository = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

async function start(name: string, roles: string): Promise<ServerProcess> {
  const dataDir = join(folder, name)
  cpSync(await getUniverseTemplate(Number(values.securities)), dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, MARKET_DAYS: 'fixed', FEED_HOURS: 'always', LOG_LEVEL: 'warn' }
  const args = ['apps/platform/src/main.ts', '--roles', roles]
  return startServer({ args, cwd: repository, env, path: '/market-research/LSE:HVL', core: null, readyMs: 300_000 })
}

/** Latencies of pages, each asked for the first time. */
async function ask(
  { origin, pid }: ServerProcess,
  paths: readonly string[],
  length: number,
): Promise<readonly number[]> {
  const requests = paths.map(path => ({ kind: 'page', path, status: 200 }))
  const order: SteadyOrder = {
    origin,
    requests,
    perSecond,
    seconds: length,
    pid: existsSync('/proc/self') ? pid : null,
  }
  const file = join(folder, 'order.json')
  writeFileSync(file, JSON.stringify(order))
  const script = join(import.meta.dirname, '../pages/steady-load.ts')
  const { failed, failures, latenciesMs } = await runScript<SteadyResult>(script, file)
  if (failed > 0) console.log(`${failed} requests failed: ${failures.join(', ')}`)
  return latenciesMs.page ?? []
}

buildPages()
const servers: ServerProcess[] = []
try {
  const withRecorder = await start('with', 'site,gateway,feed,recorder,cdn')
  servers.push(withRecorder)
  const without = await start('without', 'site,gateway,feed,cdn')
  servers.push(without)
  const wanted = Math.ceil(((warmUpSeconds + passes * seconds) * perSecond) / (pagesOfOne - 1))
  const securities = await crawlSecurities(without.origin, wanted)
  // Not the range that the crawl has asked for.
  const paths = chartRanges
    .filter(range => range !== '1Y')
    .flatMap(range => securities.map(({ overview }) => `${overview}?range=${range}`))
  const take = (length: number) => paths.splice(0, length * perSecond)
  const warming = take(warmUpSeconds)
  for (const server of servers) await ask(server, warming, warmUpSeconds)
  const ratios: { readonly p50: number; readonly p99: number }[] = []
  for (let pass = 1; pass <= passes; pass += 1) {
    const fresh = take(seconds)
    const [one, other] = [await ask(withRecorder, fresh, seconds), await ask(without, fresh, seconds)]
    const of = (fraction: number) => valueAt(one, fraction) / valueAt(other, fraction)
    ratios.push({ p50: of(0.5), p99: of(0.99) })
    const text = (latencies: readonly number[]) =>
      `p50 ${valueAt(latencies, 0.5).toFixed(1)} ms, p99 ${valueAt(latencies, 0.99).toFixed(1)} ms`
    console.log(`pass ${pass}: with a recorder ${text(one)}; without ${text(other)}`)
  }
  const ratio = (which: 'p50' | 'p99') => median(ratios.map(each => each[which])).toFixed(2)
  console.log(
    `${values.securities} securities embedded, ${perSecond} fresh pages/s, medians of ${passes} passes of ${seconds} s: with a recorder p50 ${ratio('p50')} times, p99 ${ratio('p99')} times; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
} finally {
  await Promise.all(servers.map(server => server.stop()))
}
