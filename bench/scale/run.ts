/**
 * What does not belong to one page, on a large market that is there already: the start of a site process and its memory, search, and
 * the screener with five filters and a sort. Pages are measured by bench/pages/cold.ts. Without a screener: a market of names-market.ts.
 * Usage: node bench/scale/run.ts --database postgres://... [--questions 200]
 */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Database, openDatabase, screener } from '@bellwether/db'
import { openSecuritySearch } from '@bellwether/research'
import pino from 'pino'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { processSettings } from '../../scripts/process-settings.mjs'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { findFamily, processCpuMs, residentBytesOf } from '../machine/process-cpu.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'

const { values } = parseArgs({
  options: { database: { type: 'string' }, questions: { type: 'string', default: '200' } },
})
const { database } = values
if (database === undefined) throw new Error('Which market? Give --database postgres://...')
const questions = Number(values.questions)
const warmingQuestions = 20
const settlingMs = 20_000

buildPages()
const lines: string[][] = []
await measureSite(database)
const db = await openDatabase({ url: database })
try {
  await measureScreener(db)
  await measureSearch(db)
} finally {
  await db.close()
}
console.log(toMarkdownTable(['what', 'p50 or once', 'p99', 'CPU ms of the process'], lines))

async function measureSite(url: string): Promise<void> {
  const db = await openDatabase({ url })
  await db.sql.deleteFrom('search_index_parts').execute()
  await db.close()
  const first = await startSite(url, 'nothing stored')
  // Long enough to store the index, and for what the start left behind to be collected.
  await delay(settlingMs)
  reportMemory(first, 'nothing stored')
  await first.stop()
  const site = await startSite(url, 'the index is stored')
  const pages = Array.from({ length: questions }, (_, at) => `${site.origin}/investment/screener?${screenAddress(at)}`)
  const ask = async (page: string) => {
    const answer = await fetch(page)
    await answer.text()
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  }
  await measure('page of the screener, not asked for before', pages, ask, site.pid)
  await delay(settlingMs)
  reportMemory(site, 'the index is stored')
  await site.stop()
}

async function startSite(url: string, before: string): Promise<ServerProcess> {
  const startedAt = performance.now()
  const site = await startServer({
    args: ['apps/platform/src/main.ts', '--roles', 'site'],
    cwd: join(import.meta.dirname, '../..'),
    env: { ...processSettings, DATABASE_URL: url, WORKERS: '1', LOG_LEVEL: 'warn' },
    path: '/readyz',
    core: null,
    readyMs: 300_000,
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  lines.push([`start of a site until it is ready, ${before}`, `${seconds} s`, '', processCpuMs(site.pid).toFixed(0)])
  return site
}

function reportMemory({ pid }: ServerProcess, before: string): void {
  const mb = residentBytesOf(findFamily(pid)) / 1024 / 1024
  lines.push([`memory of the site process, ${before}`, `${mb.toFixed(0)} MB`, '', ''])
}

/** Each is another question, so that none is in a cache. */
function screenAddress(at: number): string {
  return `sizeFrom=10&yieldFrom=${(1 + at / 1e4).toFixed(4)}&priceEarningsTo=40&return1yFrom=-50&country=US&sort=-totalReturn3y`
}

async function measureScreener(on: Database): Promise<void> {
  const asked = Array.from({ length: questions }, (_, at) => 0.01 + at / 1e6)
  let found = 0
  await measure('screener, five filters and a sort', asked, async minYield => {
    const matches = await screener.match(on, {
      type: 'EQUITY',
      filters: [
        { kind: 'range', column: 'size', from: 1_000_000_000 },
        { kind: 'range', column: 'yield', from: minYield },
        { kind: 'range', column: 'priceEarnings', to: 40 },
        { kind: 'range', column: 'return1y', from: -0.5 },
        { kind: 'choice', column: 'country', value: 'US' },
      ],
      sort: 'totalReturn3y',
      descending: true,
    })
    await matches.rows(25, 0)
    found = matches.count
  })
  lines.push(['securities that fit', String(found), '', ''])
}

async function measureSearch(on: Database): Promise<void> {
  const search = await openSecuritySearch({ db: on, log: pino({ level: 'silent' }) })
  const names = await on.sql.selectFrom('securities').select('name').orderBy('isin').limit(questions).execute()
  const terms = names.flatMap(({ name }) => [name.slice(0, 3), name.slice(0, 6), name])
  await measure(`search among ${search.size}`, terms, async term => void search.search(term, { limit: 10 }))
  search.close()
}

async function measure<T>(
  what: string,
  asked: readonly T[],
  ask: (one: T) => Promise<void>,
  pid = process.pid,
): Promise<void> {
  // Code is compiled and columns are read, as in a process that has run for a while.
  for (const one of asked.slice(0, warmingQuestions)) await ask(one)
  const times: number[] = []
  const before = processCpuMs(pid)
  for (const one of asked.slice(warmingQuestions)) {
    const startedAt = performance.now()
    await ask(one)
    times.push(performance.now() - startedAt)
  }
  const cpuMs = processCpuMs(pid) - before
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(2)} ms`
  lines.push([what, at(0.5), at(0.99), (cpuMs / times.length).toFixed(2)])
}
