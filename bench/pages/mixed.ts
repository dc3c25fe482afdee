/**
 * The whole platform, one process, under 500 requests a second: pages of 50 securities, all asked for before, with searches and
 * logins among them. No core is chosen: passwords are checked in threads beside the one that answers.
 * Fails where the 99th percentile is over 150 ms or anything fails.
 * Usage: node bench/pages/mixed.ts [--passes 3] [--seconds 20] [--per-second 500]
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, users } from '@bellwether/db'
import { hashPassword } from '@bellwether/passwords'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { processSettings } from '../../scripts/process-settings.mjs'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { runScript } from '../machine/run-script.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'
import { valueAt } from '../machine/value-at.ts'
import { pagePath } from '../ssr/page.ts'
import { crawlSecurities } from './crawl.ts'
import { toMixedRequests } from './mixed-requests.ts'
import { toPageMix } from './page-mix.ts'
import type { SteadyOrder, SteadyRequest, SteadyResult } from './steady-load.ts'

const maxP99 = 150
const password = 'a password for measuring'
const emails = Array.from({ length: 20 }, (_, at) => `visitor${at}@example.com`)
const terms = [
  'har',
  'harv',
  'trust',
  'global eq',
  'gilt 20',
  'sterling',
  'income',
  'bank',
  'energy',
  'world',
  'plc',
  'bond',
]

const { values } = parseArgs({
  options: {
    passes: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    'per-second': { type: 'string', default: '500' },
  },
})
const perSecond = Number(values['per-second'])
const seconds = Number(values.seconds)
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

buildPages()
const dataDir = join(folder, 'data')
cpSync(await getUniverseTemplate(120), dataDir, { recursive: true })
await createUsers()
const platform = await startServer({
  args: ['apps/platform/src/main.ts'],
  cwd: join(import.meta.dirname, '../..'),
  env: { ...processSettings, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  path: pagePath,
  core: null,
})
try {
  const pages = toPageMix(await crawlSecurities(platform.origin, 50), perSecond * seconds)
  const requests = toMixedRequests({ pages, terms, emails, password })
  for (const path of new Set(requests.map(request => request.path)))
    await (await fetch(`${platform.origin}${path}`)).text()
  await run(platform, requests, 10)
  for (let pass = 1; pass <= Number(values.passes); pass += 1) print(pass, await run(platform, requests, seconds))
} finally {
  await platform.stop()
}

async function createUsers(): Promise<void> {
  const db = await openDatabase({ dataDir })
  const passwordHash = await hashPassword(password)
  for (const email of emails) await users.create(db, { email, name: 'A Visitor', passwordHash })
  await db.close()
}

function run(server: ServerProcess, requests: readonly SteadyRequest[], length: number): Promise<SteadyResult> {
  const pid = existsSync('/proc/self/stat') ? server.pid : null
  const order: SteadyOrder = { origin: server.origin, requests, perSecond, seconds: length, pid }
  const file = join(folder, 'order.json')
  writeFileSync(file, JSON.stringify(order))
  return runScript(join(import.meta.dirname, 'steady-load.ts'), file)
}

function print(pass: number, result: SteadyResult): void {
  const { answered, failed, failures, latenciesMs, cpuMsPerRequest } = result
  const all = Object.values(latenciesMs).flat()
  const rows = [...Object.entries(latenciesMs), ['all', all] as const].map(([kind, ms]) => {
    const at = (fraction: number) => valueAt(ms, fraction).toFixed(1)
    return { p99: Number(at(0.99)), cells: [kind, String(ms.length), at(0.5), at(0.99), at(1)] }
  })
  const p99 = rows.at(-1)?.p99 ?? Number.NaN
  console.log(`
pass ${pass}: ${(answered / result.seconds).toFixed(0)}/s answered, ${failed} failed, ${cpuMsPerRequest?.toFixed(2)} ms CPU each, load average ${loadavg()[0]?.toFixed(1)}

${toMarkdownTable(
  ['request', 'answers', 'p50 ms', 'p99 ms', 'longest ms'],
  rows.map(({ cells }) => cells),
)}`)
  for (const failure of failures) console.log(`  ${failure}`)
  if (failed === 0 && p99 <= maxP99) return
  console.log(`Target missed: 99 % within ${maxP99} ms, and no failure.`)
  process.exitCode = 1
}
