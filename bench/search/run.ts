/**
 * The security index beside MiniSearch and FlexSearch on 256,000 real symbols: time, memory and right first answers.
 * Usage: node bench/search/run.ts [contender ...]
 * The symbols are read from ../shared/data beside the repository; the peers are installed on the first run.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { valueAt } from '../machine/value-at.ts'
import { contenders, peersFolder } from './contenders.ts'
import type { First, Measured } from './measure.ts'
import { type List, lists, type Query, readQueries } from './queries.ts'
import { readSymbols } from './symbols.ts'

const targetP99Ms = 1
const targetMemoryMb = 150

if (!existsSync(join(peersFolder, 'node_modules'))) {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: peersFolder,
    stdio: 'inherit',
  })
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(contenders)
const results = chosen.map(measure)
const companies = readCompanies()
const [ours] = results

console.table(Object.fromEntries(results.map(result => [result.name, toRow(result)])))
console.log('p99 takes every run; "p99 best" the best run of each term, which leaves out what else the machine did.')
console.log(
  'Ratios are to the first line. Right listing: the very symbol; right company: any listing of the same name.\n',
)
for (const list of lists) {
  const queries = readQueries(list)
  console.log(`Right company first, ${list}.tsv`)
  console.table(Object.fromEntries(kinds(queries).map(kind => [kind, toRightRow(list, queries, kind)])))
}

if (ours?.name === 'Bellwether') {
  const missed = readQueries('queries').filter((query, i) => !isRightListing(query, ours.firsts.queries[i]))
  console.log(`Not first with Bellwether: ${missed.map(query => query.text).join(', ')}`)
  const { best, memory } = { best: valueAt(bestRuns(ours), 0.99), memory: ours.memoryMb }
  const passed = best < targetP99Ms && memory < targetMemoryMb
  console.log(
    `\n${passed ? 'Within' : 'OUTSIDE'} the bar: p99 under ${targetP99Ms} ms, memory under ${targetMemoryMb} MB.`,
  )
  process.exitCode = passed ? 0 : 1
}

function measure(name: string): Measured {
  const script = join(import.meta.dirname, 'measure.ts')
  const output = execFileSync(process.execPath, ['--expose-gc', '--max-old-space-size=4096', script, name], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return JSON.parse(output) as Measured
}

function toRow(result: Measured) {
  const every = result.timesMs.flat()
  const best = bestRuns(result)
  return {
    'build s': round(result.buildMs / 1_000),
    'memory MB': Math.round(result.memoryMb),
    'x memory': ours && round(result.memoryMb / ours.memoryMb),
    terms: best.length,
    runs: every.length,
    'p50 ms': round(valueAt(every, 0.5)),
    'p99 ms': round(valueAt(every, 0.99)),
    'p99 best ms': round(valueAt(best, 0.99)),
    'x p99 best': ours && round(valueAt(best, 0.99) / valueAt(bestRuns(ours), 0.99)),
    'max best ms': round(Math.max(...best)),
    ...Object.assign({}, ...lists.map(list => toRightShares(list, result.firsts[list]))),
  }
}

function toRightShares(list: List, firsts: readonly First[]) {
  const queries = readQueries(list)
  const label = list === 'queries' ? '' : ', held out'
  return {
    [`right listing${label}`]: share(queries, (query, i) => isRightListing(query, firsts[i])),
    [`right company${label}`]: share(queries, (query, i) => isRightCompany(query, firsts[i])),
  }
}

function toRightRow(list: List, queries: readonly Query[], kind: string) {
  const right = results.map(result => [
    result.name,
    share(
      queries,
      (query, i) => query.kind === kind && isRightCompany(query, result.firsts[list][i]),
      query => query.kind === kind,
    ),
  ])
  return { queries: queries.filter(query => query.kind === kind).length, ...Object.fromEntries(right) }
}

function isRightListing({ expected }: Query, first: First | undefined): boolean {
  return expected.includes(first?.symbol ?? '')
}

function isRightCompany(query: Query, first: First | undefined): boolean {
  const name = first?.name
  return isRightListing(query, first) || query.expected.some(symbol => name != null && companies.get(symbol) === name)
}

function readCompanies(): ReadonlyMap<string, string> {
  const { entries, symbols } = readSymbols()
  return new Map(symbols.map((symbol, id) => [symbol, entries[id]?.name ?? '']))
}

function kinds(all: readonly Query[]): string[] {
  return [...new Set(all.map(query => query.kind))]
}

function share(
  all: readonly Query[],
  isRight: (query: Query, at: number) => boolean,
  counts = (_: Query) => true,
): string {
  const right = all.filter(isRight).length
  return `${Math.round((100 * right) / all.filter(counts).length)}%`
}

function bestRuns({ timesMs }: Measured): number[] {
  return timesMs.map(runs => Math.min(...runs))
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
