/**
 * How long one page of a security's news takes, its count included, with a million headlines on PostgreSQL.
 * Usage: node bench/news-query/run.ts [headlines] [skew]
 */
import { bulkInsert, type Database, migrate, news, openDatabase, vacuumAnalyze } from '@bellwether/db'
import { startPostgres } from '@bellwether/testing'
import { CODES, createRandom, createZipf, defaultSkew, FIRST, headlines, LAST, marketCode } from './headlines.ts'

const RUNS = 1_000
const WARM_UP = 200
const SIX_MONTHS = 182 * 86_400_000
const TARGET_P50_MS = 5

const count = Number(process.argv[2] ?? 1_000_000)
const skew = Number(process.argv[3] ?? defaultSkew)
const random = createRandom(7)
const anyCode = createZipf(CODES, random, skew)
const halfYear = { from: new Date(LAST - SIX_MONTHS), to: new Date(LAST) }
const tenYears = { from: new Date(FIRST), to: new Date(LAST) }
const company = ['ALLIANCE']
const regulatory = ['LSELSERNS', 'DGAPDGAPRNS']
const visited = () => [marketCode(anyCode())]
const evenly = () => [marketCode(1 + Math.floor(random() * CODES))]

const shapes: Readonly<Record<string, () => news.HeadlinesQuery>> = {
  'page 1, six months, one source': () => ({
    symbols: visited(),
    sourceCodes: company,
    ...halfYear,
    limit: 10,
    startAt: 0,
  }),
  'page 1, six months, two sources': () => ({
    symbols: visited(),
    sourceCodes: regulatory,
    ...halfYear,
    limit: 10,
    startAt: 0,
  }),
  'page 1, ten years, two sources': () => ({
    symbols: visited(),
    sourceCodes: regulatory,
    ...tenYears,
    limit: 10,
    startAt: 0,
  }),
  'page 1, ten years, every security alike': () => ({
    symbols: evenly(),
    sourceCodes: regulatory,
    ...tenYears,
    limit: 10,
    startAt: 0,
  }),
  'page 20 of 100, ten years, two sources': () => ({
    symbols: visited(),
    sourceCodes: regulatory,
    ...tenYears,
    limit: 100,
    startAt: 1_900,
  }),
  'page 1, ten years, all sources, two symbols': () => ({
    symbols: [...visited(), ...visited()],
    ...tenYears,
    limit: 10,
    startAt: 0,
  }),
  'busiest security, page 1, ten years': () => ({
    symbols: [marketCode(1)],
    sourceCodes: regulatory,
    ...tenYears,
    limit: 10,
    startAt: 0,
  }),
}

const server = await startPostgres({ shared_buffers: '512MB' })
try {
  const db = await openDatabase({ url: server.url })
  try {
    await fill(db)
    await measureAll(db)
  } finally {
    await db.close()
  }
} finally {
  await server.stop()
}

async function fill(db: Database): Promise<void> {
  const started = performance.now()
  await migrate(db)
  await bulkInsert(db, 'sources', [{ id: 1, code: 'BENCH', name: 'Benchmark' }])
  for (const { items, symbols } of headlines(count, 50_000, skew)) {
    await bulkInsert(db, 'news_items', items)
    await bulkInsert(db, 'news_symbols', symbols)
  }
  await vacuumAnalyze(db)
  console.log(`${count} headlines loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

async function measureAll(db: Database): Promise<void> {
  const results: { shape: string; p50: number; p95: number; p99: number; found: number }[] = []
  for (const [shape, query] of Object.entries(shapes)) {
    const times: number[] = []
    let found = 0
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const asked = query()
      const started = performance.now()
      const answer = await news.headlines(db, asked)
      if (run < 0) continue
      times.push(performance.now() - started)
      found += answer.count
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2))
    results.push({ shape, p50: at(0.5), p95: at(0.95), p99: at(0.99), found: Math.round(found / RUNS) })
  }
  console.log(`${RUNS} runs each, milliseconds; found: matching headlines, on average`)
  console.table(results)
  const slow = results.filter(result => result.p50 >= TARGET_P50_MS)
  console.log(
    slow.length === 0
      ? `p50 under ${TARGET_P50_MS} ms throughout`
      : `p50 too slow: ${slow.map(({ shape }) => shape).join('; ')}`,
  )
  if (slow.length > 0) process.exitCode = 1
}
