import { brotliDecompressSync } from 'node:zlib'
import { type Database, markDataChanged } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { openSite } from '@bellwether/site/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { openPageThread, type PageThread, startPageWorker, type ThreadProcess } from '../src/page-thread/page-thread.ts'

const settings = {
  ...{ publicOrigin: 'https://bellwether.example', services: defaultServiceFlags, firm: null, terms: new Map() },
  dealingHours: 'exchange',
} as const
const eventually = { timeout: 15_000 }
const dividends = '/market-research/sub/LSE:HVL/dividends'

let db: Database
let thread: PageThread
let workers: ThreadProcess[]
let errors: unknown[]
let close: (() => Promise<void>)[]
let site: FastifyInstance

beforeEach(async () => {
  db = await openMarket()
  workers = []
  errors = []
  close = []
  const databaseUrl = await urlOf(db)
  thread = openPageThread({
    start: () => {
      const worker = startPageWorker({ databaseUrl, connections: 4, logLevel: 'silent', settings })
      workers.push(worker)
      return worker
    },
    log: { error: (given: unknown) => void errors.push(given) },
    pause: async () => {},
  })
  site = await open({ pageMaker: thread })
})

afterEach(async () => {
  for (const end of close.toReversed()) await end()
  await thread.close()
  await db.close()
})

async function open(options: Parameters<typeof openSite>[1]): Promise<FastifyInstance> {
  const app = await openSite(db, options)
  close.push(() => app.close())
  return app
}

async function urlOf({ sql: tables }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tables)
  return inject('postgres').url.replace(/[^/]*$/, String(rows[0]?.name))
}

/** Until then queries of the pages that it draws for itself may wait for a lock too. */
async function untilIdle(): Promise<void> {
  await thread.make(dividends, 0, null)
  let before = Number.NEGATIVE_INFINITY
  const grown = () => {
    const since = thread.activeMs - before
    before = thread.activeMs
    return since
  }
  await expect.poll(grown, { ...eventually, interval: 500 }).toBeLessThan(100)
}

/** Nobody can read dividends until the lock is given up. */
async function lockDividends(): Promise<() => Promise<void>> {
  await untilIdle()
  const transaction = await db.sql.startTransaction().execute()
  let unlocking: Promise<void> | null = null
  const unlock = () => {
    unlocking ??= transaction.rollback().execute()
    return unlocking
  }
  close.push(unlock)
  await sql`lock table dividends in access exclusive mode`.execute(transaction)
  return unlock
}

/** Queries of this database that wait for a lock. */
async function countHeldUp(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.sql)
  return rows[0]?.count ?? 0
}

it('[RP-LOAD-6] makes the same pages as the main thread, byte by byte', async () => {
  const alone = await open({})
  const urls = [
    '/market-research/LSE:HVL',
    `${dividends}?holding=500`,
    '/market-research/sub/LSE:HVL/charts-and-performance',
    '/market-research/sub/LSE:HVL/company-info',
  ]
  for (const url of urls) {
    const [here, there] = [await alone.inject(url), await site.inject(url)]
    expect([there.statusCode, there.headers.etag, there.body]).toEqual([200, here.headers.etag, here.body])
    expect(there.headers['content-security-policy']).toBe(here.headers['content-security-policy'])
  }
  expect(thread.counts).toMatchObject({ made: urls.length, notMade: 0 })
})

it('[RP-LOAD-8] makes pages smaller, and the same', async () => {
  const made = await thread.make(dividends, 0, null)
  const smaller = made && (await thread.toSmaller(made.page))
  expect(smaller?.etag).toBe(made?.page.etag)
  expect(smaller?.brotli.length).toBeLessThan(made?.page.brotli.length ?? 0)
  const [before, after] = [made?.page, smaller].map(page => page && brotliDecompressSync(page.brotli).toString())
  expect(after).toBe(before)
})

it('[RP-LOAD-6] leaves what is no page, or needs the search index, to the main thread', async () => {
  const alone = await open({})
  const urls = [
    '/market-research/lse:hvl',
    '/market-research/LSE:NOPE',
    '/market-research/sub/LSE:HVL/portfolio',
    '/market-research/sub/LSE:HVL/charts-and-performance?compare=Harrow',
  ]
  for (const url of urls) {
    const [here, there] = [await alone.inject(url), await site.inject(url)]
    expect([there.statusCode, there.headers.location, there.body]).toEqual([
      here.statusCode,
      here.headers.location,
      here.body,
    ])
  }
  expect(thread.counts).toMatchObject({ made: 0, notMade: urls.length })
})

it('[RP-CACHE-4] does not keep a page of the thread of which a part failed', async () => {
  await sql`drop table news_symbols cascade`.execute(db.sql)
  for (const made of [1, 2]) {
    expect((await site.inject('/market-research/LSE:HVL')).body).toContain('Could not load this')
    expect(thread.counts.made).toBe(made)
  }
})

it('[RP-LOAD-2] cancels the query of a page that nobody waits for any more', async () => {
  const leaving = new AbortController()
  const unlock = await lockDividends()
  const page = thread.make(dividends, 0, leaving.signal)
  await expect.poll(countHeldUp, eventually).toBeGreaterThan(0)
  leaving.abort()
  expect(await page).toBeNull()
  await expect.poll(countHeldUp, eventually).toBe(0)
  await unlock()
  expect(await thread.make(dividends, 0, null)).toMatchObject({ isWhole: true })
})

it('[RP-LOAD-7] makes the pages itself that waited for a thread that is lost, and has another one soon', async () => {
  const unlock = await lockDividends()
  const page = site.inject(dividends)
  await expect.poll(countHeldUp, eventually).toBeGreaterThan(0)
  await workers[0]?.terminate()
  await unlock()
  expect((await page).statusCode).toBe(200)
  expect(errors).toMatchObject([{ err: { code: 'PLATFORM_PAGE_THREAD_LOST' } }])
  expect((await site.inject(`${dividends}?holding=7`)).statusCode).toBe(200)
  expect([thread.counts, workers.length]).toEqual([{ made: 2, notMade: 1, lost: 1, waiting: 0 }, 2])
})

it('[RP-CACHE-10] reads nothing older than whoever asks knows, and says what it has read', async () => {
  const { id } = await db.sql
    .updateTable('securities')
    .set({ name: 'Renamed and Sons plc' })
    .where('id', '=', eb => eb.selectFrom('listings').select('security_id').where('market_code', '=', 'LSE:HVL'))
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await markDataChanged(db, { securityIds: [id], subject: 'a name' })
  const made = await thread.make('/market-research/LSE:HVL', version, null)
  expect(made).toMatchObject({ securityId: id, isWhole: true, version })
  expect(made?.day).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/)
})
