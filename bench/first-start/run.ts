/**
 * What the first start on the embedded database takes, until the finished market is served, and what memory is left of it.
 * Usage: node bench/first-start/run.ts [--passes 3] [--beside FOLDER], a checkout that is built, to be measured in turn.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { findFamily, processCpuMs, residentBytesOf } from '../machine/process-cpu.ts'
import { startServer } from '../machine/server-process.ts'

const settleMs = 5_000
const maxMs = 600_000

const { values } = parseArgs({ options: { passes: { type: 'string', default: '3' }, beside: { type: 'string' } } })
const here = join(import.meta.dirname, '../..')
const checkouts = [{ name: 'here', cwd: here }, ...(values.beside ? [{ name: 'beside', cwd: values.beside }] : [])]

const lines: string[][] = []
for (let pass = 1; pass <= Number(values.passes); pass++) {
  const inTurn = pass % 2 === 1 ? checkouts : checkouts.toReversed()
  for (const { name, cwd } of inTurn) lines.push([`${name}, pass ${pass}`, ...(await measure(cwd))])
}
console.log(toMarkdownTable(['', 'clock s', 'CPU s', 'settled MB', 'load'], lines))

async function measure(cwd: string): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-first-start-'))
  const began = performance.now()
  try {
    const platform = await startServer({
      args: ['scripts/launch.mjs', 'apps/platform/src/main.ts'],
      cwd,
      path: '/readyz',
      env: { DATA_DIR: dataDir, DATABASE_URL: '' },
      core: null,
      readyMs: maxMs,
    })
    const clockMs = performance.now() - began
    const cpuMs = processCpuMs(platform.pid)
    await delay(settleMs)
    const settled = residentBytesOf(findFamily(platform.pid))
    await platform.stop()
    return [
      (clockMs / 1000).toFixed(1),
      (cpuMs / 1000).toFixed(1),
      (settled / 2 ** 20).toFixed(0),
      loadavg()[0]?.toFixed(1) ?? '',
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}
