/**
 * Random schedules, each by its seed: messages dropped, repeated and swapped on the way to a page, and races of SUB and
 * UNSUB with lookups, ticks and clients that leave. Stops at the first that goes wrong and names its seed.
 * Usage: node bench/schedules/run.ts [--schedules 100000] [--races 10000] [--from 1]
 */
import { parseArgs } from 'node:util'
import { runRace } from '../../apps/gateway/testing/subscription-race.ts'
import { runSchedule } from '../../packages/price-stream/testing/disorder.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { schedules: text, races: text, from: text } })
const from = Number(values.from ?? 1)
const schedules = Number(values.schedules ?? 100_000)
const races = Number(values.races ?? 10_000)

let startedAt = performance.now()
let disturbed = 0
let ticks = 0
for (let seed = from; seed < from + schedules; seed += 1) {
  const result = runSchedule(seed)
  disturbed += result.disturbed
  ticks += result.ticks
}
print(
  `${show(schedules)} schedules: ${show(disturbed)} disturbed connections all noticed, ${show(ticks)} ticks none older`,
)

startedAt = performance.now()
let commands = 0
for (let seed = from; seed < from + races; seed += 1) commands += (await runRace(seed)).commands
print(`${show(races)} races: ${show(commands)} commands, every client ended with what it asked for last`)

function print(line: string): void {
  console.log(`reached  ${line} (0 failures), ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function show(count: number): string {
  return count.toLocaleString('en-GB')
}
