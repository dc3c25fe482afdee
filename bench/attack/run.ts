/**
 * How long a visitor waits for pages while somebody else attacks, beside the same without the attack: 60 connections busy with pages that no cache
 * has, or 5,000 that never finish a request. Fails where the 99th percentile is more than three times the quiet one; two times with slow clients.
 * Usage: node bench/attack/run.ts [--attack pages|slow] [--connections 60] [--seconds 20]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { processSettings } from '../../scripts/process-settings.mjs'
import { findCores, nodeCommand } from '../machine/cores.ts'
import { startServer } from '../machine/server-process.ts'
import { valueAt } from '../machine/value-at.ts'
import type { AttackOrder } from './attacker.ts'
import { createVisitor, type Measured, requestKinds } from './visitor.ts'

const { values } = parseArgs({
  options: {
    attack: { type: 'string', default: 'pages' },
    connections: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
})
const attacks = {
  pages: { script: join(import.meta.dirname, 'attacker.ts'), connections: 60, maxRatio: 3 },
  slow: { script: join(import.meta.dirname, 'slow-clients.ts'), connections: 5_000, maxRatio: 2 },
}
const { script, maxRatio, ...usual } = attacks[values.attack === 'slow' ? 'slow' : 'pages']
const connections = Number(values.connections ?? usual.connections)
const seconds = Number(values.seconds)
const repository = join(import.meta.dirname, '../..')
const cores = findCores()
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

console.log('Building what is not built yet ...')
buildPages()
const dataDir = join(folder, 'data')
cpSync(await getUniverseTemplate(120), dataDir, { recursive: true })
const platform = await startServer({
  args: ['apps/platform/src/main.ts'],
  cwd: repository,
  env: { ...processSettings, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  path: '/market-research/LSE:HVL',
  core: cores?.server ?? null,
})
const visitor = createVisitor(platform.origin)
try {
  await visitor.measure(5)
  const quiet = await visitor.measure(seconds)
  const attack = runAttack({ origin: platform.origin, connections, seconds: seconds + 4, address: '127.0.0.2' })
  await delay(2_000)
  const attacked = await visitor.measure(seconds)
  const statuses = await attack
  print(quiet, attacked, statuses)
} finally {
  visitor.leave()
  await platform.stop()
}

async function runAttack(order: AttackOrder): Promise<Record<string, number>> {
  const [command, args] = nodeCommand(cores?.load ?? null, [script, JSON.stringify(order)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let answer = ''
  child.stdout.on('data', text => (answer += text))
  await once(child, 'close')
  return JSON.parse(answer) as Record<string, number>
}

function print(quiet: Measured, attacked: Measured, statuses: Record<string, number>): void {
  console.log(`
| visitor's request | quiet p50 ms | p99 ms | attacked p50 ms | p99 ms | p99 ratio |
|---|--:|--:|--:|--:|--:|`)
  for (const kind of requestKinds) {
    const [before, during] = [quiet[kind], attacked[kind]]
    const figures = [valueAt(before, 0.5), valueAt(before, 0.99), valueAt(during, 0.5), valueAt(during, 0.99)].map(ms =>
      ms.toFixed(1),
    )
    console.log(`| ${kind} | ${figures.join(' | ')} | ${(valueAt(during, 0.99) / valueAt(before, 0.99)).toFixed(2)} |`)
  }
  const asked = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(`
${connections} connections for ${seconds} s; ${quiet.uncached.length} and ${attacked.uncached.length} visits, ${quiet.failed} and ${attacked.failed} failed. The attacker got ${asked.join(', ')}.`)
  const ratio = valueAt(attacked.uncached, 0.99) / valueAt(quiet.uncached, 0.99)
  if (ratio > maxRatio || attacked.failed > 0) {
    console.log(`Target missed: at most ${maxRatio} times the quiet 99th percentile, and no failure.`)
    process.exitCode = 1
  }
}
