/** Measures one contender in a process of its own; run.ts starts it. Prints one line of JSON. */
import { contenders } from './contenders.ts'
import { createMix, type List, lists, readQueries } from './queries.ts'
import { readSymbols } from './symbols.ts'

export interface Measured {
  readonly name: string
  readonly buildMs: number
  readonly memoryMb: number
  /** For each term tried, how long each of its runs took. */
  readonly timesMs: readonly (readonly number[])[]
  /** What came first for each line of each list. */
  readonly firsts: Readonly<Record<List, readonly First[]>>
}

export interface First {
  readonly symbol: string | null
  readonly name: string | null
}

const limit = 10
const maxRounds = 20
const warmUp = 200
const budgetMs = 60_000

const name = process.argv[2] ?? ''
const build = contenders[name]
if (build === undefined) throw new Error(`"${name}" is no contender; there are ${Object.keys(contenders).join(', ')}.`)

const { entries, symbols } = readSymbols()
const before = usedBytes()
const start = performance.now()
const search = await build(entries)
const buildMs = performance.now() - start
const memoryMb = (usedBytes() - before) / 2 ** 20

const firsts = Object.fromEntries(lists.map(list => [list, findFirsts(list)])) as Record<List, First[]>
const timesMs = timeTerms(createMix(readQueries('queries'), entries))
const measured: Measured = { name, buildMs, memoryMb, timesMs, firsts }
console.log(JSON.stringify(measured))

function findFirsts(list: List): First[] {
  return readQueries(list).map(({ text }) => {
    const [id] = search(text, limit)
    return {
      symbol: id === undefined ? null : (symbols[id] ?? null),
      name: id === undefined ? null : (entries[id]?.name ?? null),
    }
  })
}

/** Round after round until the time is up; the terms are in random order, so a part of them is a fair sample. */
function timeTerms(terms: readonly string[]): number[][] {
  const times: number[][] = terms.map(() => [])
  const end = performance.now() + budgetMs
  for (const term of terms.slice(0, warmUp)) search(term, limit)
  for (let round = 0; round < maxRounds; round += 1) {
    for (const [i, term] of terms.entries()) {
      const started = performance.now()
      if (started > end) return times.filter(runs => runs.length > 0)
      search(term, limit)
      times[i]?.push(performance.now() - started)
    }
  }
  return times
}

function usedBytes(): number {
  // Twice: what the first finds unused may hold more, which would count for the contender as less.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
