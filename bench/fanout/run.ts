/**
 * Updates delivered per server CPU-second by our gateway and its peers, and what a connection costs.
 * Usage: node bench/fanout/run.ts --complete
 *        node bench/fanout/run.ts [--passes 3] [--seconds 5] [--only ours,broadcast] [--loads busy,half,one,many]
 *        node bench/fanout/run.ts --idle 10000 | --storm 5000 | --paused 30 | --soak 15
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCores } from '../machine/cores.ts'
import { parseArguments } from './arguments.ts'
import { measurePaused, measureSoak, measureStay, measureStorm } from './endurance.ts'
import type { LoadOrder, LoadResult } from './load/load-order.ts'
import { runLoad } from './load-process.ts'
import { type Load, type LoadName, loads, windowMs } from './loads.ts'
import { perCpuSecond, type Row, toDoubts, toTable, toVerdicts } from './report.ts'
import { type Contestant, findContestants, ours } from './servers/contestants.ts'
import { startContestant } from './servers/running-server.ts'
import { toSummary } from './verdict.ts'

const warmUpSeconds = 3

const given = parseArguments(process.argv.slice(2))
const cores = findCores()
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const place = { cores, folder }
const startedAt = performance.now()
const verdicts: string[] = []
if (given.compare) await compare()
if (given.idle !== null) {
  // Peers only where nothing else is asked: the table has an estimate of theirs.
  print(await measureStay(given.compare ? [ours] : findContestants(given.only), given.idle, place))
}
if (given.storm !== null) print(await measureStorm(given.storm, place))
if (given.paused !== null) print(await measurePaused(given.paused, place))
if (given.soak !== null) print(await measureSoak(given.soak, place))
console.log(`\n${toSummary(verdicts)} in ${Math.round((performance.now() - startedAt) / 1000)} s. ${toMachineLine()}`)

/** Lines with a verdict are kept for the end. */
function print(lines: readonly string[], about = ''): void {
  for (const line of lines) console.log(line)
  verdicts.push(...lines.filter(line => /^(reached|MISSED)/.test(line)).map(line => `${line}${about}`))
}

async function compare(): Promise<void> {
  const contestants = findContestants(given.only)
  const results = new Map<LoadName, Map<string, LoadResult[]>>()
  for (let pass = 0; pass < given.passes; pass += 1) {
    for (const load of given.loads) {
      const rows = results.get(load) ?? new Map<string, LoadResult[]>()
      results.set(load, rows)
      // The order rotates, so that none always follows the same neighbour.
      const start = pass % contestants.length
      for (const contestant of [...contestants.slice(start), ...contestants.slice(0, start)]) {
        const result = await measure(contestant, loads[load])
        rows.set(contestant.name, [...(rows.get(contestant.name) ?? []), result])
        console.log(
          `pass ${pass + 1}  ${load}  ${contestant.name}: ${Math.round(perCpuSecond(result)).toLocaleString('en-GB')} ` +
            `updates per CPU-second, p99 ${result.p99} ms, load average ${loadavg()[0]?.toFixed(1)}`,
        )
      }
    }
  }
  for (const [load, byName] of results) {
    const rows: Row[] = contestants.map(({ name }) => ({ name, results: byName.get(name) ?? [] }))
    console.log(`\n${loads[load].title}\n\n${toTable(rows, ours.name)}\n`)
    print([...toVerdicts(rows, ours.name, loads[load]), ...toDoubts(rows)], `  ${load}`)
  }
  console.log(
    `\nMedians of ${given.passes} interleaved passes of ${given.seconds} s; the feed sends every ${given.beat} ms.\n`,
  )
}

function toMachineLine(): string {
  const load = loadavg().map(value => value.toFixed(1))
  const where = cores
    ? `Server on core ${cores.server}, load on core ${cores.load}.`
    : 'Cores could not be chosen (no taskset, or one core): server and load share what there is.'
  return `${where} Node ${process.versions.node}. Load average ${load.join(', ')}.`
}

async function measure(contestant: Contestant, load: Load): Promise<LoadResult> {
  const server = await startContestant(contestant, cores?.server ?? null, folder)
  try {
    const order: LoadOrder = {
      dialect: contestant.dialect,
      port: server.port,
      feedPort: server.feedPort,
      pid: existsSync('/proc/self/stat') ? server.pid : null,
      clients: load.clients,
      each: load.each,
      symbols: load.symbols,
      updatesPerSecond: load.updatesPerSecond,
      beatMs: given.beat,
      warmUpSeconds,
      seconds: given.seconds,
      windowMs,
      usefulMs: load.maxP99,
    }
    return await runLoad<LoadResult>('load.ts', order, cores?.load ?? null)
  } finally {
    await server.stop()
  }
}
