/**
 * Random input for the wire's decoder, reader and command parser: none may throw, be misread or take long.
 * Usage: node bench/fuzz/run.ts [--inputs 10000000] [--seed 1]
 */
import { parseArgs } from 'node:util'
import {
  createCommandFuzzer,
  createMessageFuzzer,
  createParcelFuzzer,
  createReaderFuzzer,
  type Fuzzer,
} from '../../packages/wire/testing/fuzz.ts'

const maxMs = 1
const repeats = 5

const { values } = parseArgs({ options: { inputs: { type: 'string' }, seed: { type: 'string' } } })
const inputs = Number(values.inputs ?? 10_000_000)
const seed = Number(values.seed ?? 1)

const fuzzers = [createMessageFuzzer, createReaderFuzzer, createParcelFuzzer, createCommandFuzzer]
let failed = false
for (const create of fuzzers)
  failed = !run(create(seed) as Fuzzer<unknown>, Math.ceil(inputs / fuzzers.length)) || failed
process.exitCode = failed ? 1 : 0

/** False where an input took longer than it may. A wrong result throws. */
function run(fuzzer: Fuzzer<unknown>, count: number): boolean {
  const startedAt = performance.now()
  let accepted = 0
  let slow = 0
  let worstMs = 0
  for (let i = 0; i < count; i += 1) {
    const input = fuzzer.next()
    const at = performance.now()
    if (fuzzer.check(input)) accepted += 1
    const ms = performance.now() - at
    if (ms <= worstMs) continue
    // The collector and other programs interrupt too: what counts is the best of several tries with the same input.
    const best = Math.min(ms, ...Array.from({ length: repeats }, () => timeOf(fuzzer, input)))
    worstMs = Math.max(worstMs, best)
    if (best > maxMs) {
      slow += 1
      console.log(`${fuzzer.name}: ${best.toFixed(2)} ms for ${fuzzer.show(input)}`)
    }
  }
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `${slow === 0 ? 'reached' : 'MISSED '}  ${fuzzer.name}: ${count.toLocaleString('en-GB')} inputs, ` +
      `${accepted.toLocaleString('en-GB')} accepted, worst ${worstMs.toFixed(3)} ms (at most ${maxMs} ms), ${seconds.toFixed(1)} s`,
  )
  return slow === 0
}

function timeOf(fuzzer: Fuzzer<unknown>, input: unknown): number {
  const at = performance.now()
  fuzzer.check(input)
  return performance.now() - at
}
