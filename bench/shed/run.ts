/**
 * More new pages than can be made: what is refused, how quickly the rest is served, and what visitors of cached pages notice.
 * Usage: node bench/shed/run.ts [--seconds 20] [--per-second 200] [--networks 5000] [--postgres]
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '@bellwether/db'
import { startPostgres } from '@bellwether/testing'
import { buildUniverse } from '../../apps/importer/src/simulated-universe.ts'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { processSettings } from '../../scripts/process-settings.mjs'
import { findCores, moveTo } from '../machine/cores.ts'
import { startServer } from '../machine/server-process.ts'
import { browserHeaders } from '../pages/visitors.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    'per-second': { type: 'string', default: '200' },
    /** With 1 all is asked for by one network, whose refusals are held back. */
    networks: { type: 'string', default: '5000' },
    postgres: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const coldPerSecond = Number(values['per-second'])
const networks = Number(values.networks)
const securities = 60
const cachedPerSecond = 50
/** Until the queue stands: what comes before is a burst, which waits. */
const rampSeconds = 4
const cached = '/market-research/LSE:HVL'
const cold = (number: number) => `/market-research/sub/LSE:HVL/dividends?holding=${number + 1}`

interface Answer {
  readonly status: number
  readonly ms: number
}

const folder = mkdtempSync(join(tmpdir(), 'bellwether-shed-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
buildPages()
const market = values.postgres ? await onPostgres() : await onEmbedded()
const cores = findCores()
const server = await startServer({
  args: ['apps/platform/src/main.ts'],
  cwd: join(import.meta.dirname, '../..'),
  env: { ...processSettings, ...market.env, WORKERS: '1', LOG_LEVEL: 'fatal', TRUSTED_PROXY: 'loopback' },
  path: cached,
  core: cores?.server ?? null,
})
if (cores) moveTo(cores.load)
try {
  await offer(cachedPerSecond, 3, () => cached)
  const quiet = await offer(cachedPerSecond, 5, () => cached)
  const [asked, kept] = await Promise.all([
    offer(coldPerSecond, seconds + rampSeconds, cold),
    offer(cachedPerSecond, seconds + rampSeconds, () => cached),
  ])
  print('cached, quiet', quiet)
  print('new pages', asked.slice(coldPerSecond * rampSeconds))
  print('cached meanwhile', kept.slice(cachedPerSecond * rampSeconds))
} finally {
  await server.stop()
  await market.stop()
}

interface MarketToServe {
  readonly env: Record<string, string>
  stop(): Promise<void>
}

async function onEmbedded(): Promise<MarketToServe> {
  const dataDir = join(folder, 'data')
  cpSync(await getUniverseTemplate(securities), dataDir, { recursive: true })
  return { env: { DATA_DIR: dataDir }, stop: async () => {} }
}

async function onPostgres(): Promise<MarketToServe> {
  const { url, stop } = await startPostgres()
  const db = await openDatabase({ url })
  await migrate(db)
  await buildUniverse(db, { securities, seed: 1 })
  await db.close()
  return { env: { DATABASE_URL: url }, stop }
}

/** Asks at a fixed rate, whether answers come or not; they are in the order of requests. */
async function offer(perSecond: number, length: number, path: (number: number) => string): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  const answers: Promise<Answer>[] = []
  while (answers.length < perSecond * length) {
    const due = Math.min(perSecond * length, ((performance.now() - started) / 1000) * perSecond)
    while (answers.length < due) answers.push(ask(path(answers.length), agent, answers.length % networks))
    await delay(5)
  }
  const done = await Promise.all(answers)
  agent.destroy()
  return done
}

/** As a proxy in front passes it on. */
function ask(path: string, agent: Agent, network: number): Promise<Answer> {
  const started = performance.now()
  const headers = { ...browserHeaders, 'x-forwarded-for': `10.${network >> 8}.${network & 255}.1` }
  return new Promise(resolve => {
    const end = (status: number) => resolve({ status, ms: performance.now() - started })
    get(`${server.origin}${path}`, { agent, headers, timeout: 15_000 }, response => {
      response.resume().on('end', () => end(response.statusCode ?? 0))
    }).on('error', () => end(0))
  })
}

function print(name: string, answers: readonly Answer[]): void {
  const statuses = [...new Set(answers.map(({ status }) => status))].sort()
  const parts = statuses.map(status => {
    const times = answers.flatMap(answer => (answer.status === status ? [answer.ms] : [])).sort((a, b) => a - b)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1)
    return `${status === 0 ? 'failed' : status}: ${times.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
  })
  console.log(`${name.padEnd(18)}${parts.join('; ')}`)
}
