/**
 * How long a visitor waits for pages while somebody else keeps 60 connections busy with pages that no cache has, beside the same
 * without the attack. Fails where the 99th percentile is more than three times the quiet one.
 * Usage: node bench/attack/run.ts [--connections 60] [--seconds 20]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { findCores, nodeCommand } from '../machine/cores.ts'
import { startServer } from '../machine/server-process.ts'
import type { AttackOrder } from './attacker.ts'

const { values } = parseArgs({
  options: { connections: { type: 'string', default: '60' }, seconds: { type: 'string', default: '20' } },
})
const connections = Number(values.connections)
const seconds = Number(values.seconds)
const repository = join(import.meta.dirname, '../..')
const cores = findCores()
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const maxRatio = 3
const pauseMs = 50
/** A network of its own: see AttackOrder. */
const visitor = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.3' })
let visits = 1_000_000

console.log('Building what is not built yet ...')
buildPages()
const dataDir = join(folder, 'data')
cpSync(await getUniverseTemplate(120), dataDir, { recursive: true })
const platform = await startServer({
  args: ['apps/platform/src/main.ts'],
  cwd: repository,
  env: { DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  path: '/market-research/LSE:HVL',
  core: cores?.server ?? null,
})
try {
  await measure(5)
  const quiet = await measure(seconds)
  const attack = runAttack({ origin: platform.origin, connections, seconds: seconds + 4, address: '127.0.0.2' })
  await delay(2_000)
  const attacked = await measure(seconds)
  const statuses = await attack
  print(quiet, attacked, statuses)
} finally {
  visitor.destroy()
  await platform.stop()
}

interface Measured {
  readonly uncached: number[]
  readonly cached: number[]
  readonly health: number[]
  failed: number
}

/** One page after another, as a person reads; every second one is in the cache. */
async function measure(length: number): Promise<Measured> {
  const measured: Measured = { uncached: [], cached: [], health: [], failed: 0 }
  const until = performance.now() + length * 1000
  while (performance.now() < until) {
    visits += 1
    await time(measured, 'uncached', `/market-research/sub/LSE:HVL/dividends?holding=${visits}`)
    await time(measured, 'cached', '/market-research/LSE:HVL')
    await time(measured, 'health', '/healthz')
    await delay(pauseMs)
  }
  return measured
}

async function time(measured: Measured, kind: 'uncached' | 'cached' | 'health', path: string): Promise<void> {
  const began = performance.now()
  const status = await new Promise<number>(resolve => {
    get(`${platform.origin}${path}`, { agent: visitor }, answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', () => resolve(0))
  })
  if (status === 200) measured[kind].push(performance.now() - began)
  else measured.failed += 1
}

async function runAttack(order: AttackOrder): Promise<Record<string, number>> {
  const script = join(import.meta.dirname, 'attacker.ts')
  const [command, args] = nodeCommand(cores?.load ?? null, [script, JSON.stringify(order)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let answer = ''
  child.stdout.on('data', text => (answer += text))
  await once(child, 'close')
  return JSON.parse(answer) as Record<string, number>
}

function at(latencies: readonly number[], fraction: number): number {
  const sorted = latencies.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
}

function print(quiet: Measured, attacked: Measured, statuses: Record<string, number>): void {
  console.log(`
| visitor's request | quiet p50 ms | p99 ms | attacked p50 ms | p99 ms | p99 ratio |
|---|--:|--:|--:|--:|--:|`)
  const kinds = ['uncached', 'cached', 'health'] as const
  for (const kind of kinds) {
    const [before, during] = [quiet[kind], attacked[kind]]
    const figures = [at(before, 0.5), at(before, 0.99), at(during, 0.5), at(during, 0.99)].map(ms => ms.toFixed(1))
    console.log(`| ${kind} | ${figures.join(' | ')} | ${(at(during, 0.99) / at(before, 0.99)).toFixed(2)} |`)
  }
  const asked = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(`
${connections} connections for ${seconds} s; ${quiet.uncached.length} and ${attacked.uncached.length} visits, ${quiet.failed} and ${attacked.failed} failed. The attacker got ${asked.join(', ')}.`)
  const ratio = at(attacked.uncached, 0.99) / at(quiet.uncached, 0.99)
  if (ratio > maxRatio || attacked.failed > 0) {
    console.log(`Target missed: at most ${maxRatio} times the quiet 99th percentile, and no failure.`)
    process.exitCode = 1
  }
}
