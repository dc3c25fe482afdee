import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, marketFigures, screener, sectorFigures } from '@bellwether/db'
import { getMarketCode } from '@bellwether/domain'
import { importPaths } from '@bellwether/importer'
import { openMarket } from '@bellwether/importer/testing'
import { createMemoryBus } from '@bellwether/price-bus'
import { startRecorder } from '@bellwether/recorder'
import { openSite } from '@bellwether/site/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualOptions } from '../../../../apps/importer/src/files/test-import.ts'
import { refreshFigures } from './refresh-figures.ts'

/** Of all shares, so that it has enough of them. */
const sectorName = 'Companies'

let db: Database
let site: FastifyInstance

beforeAll(async () => {
  db = await openMarket(30)
  await sql`update securities set sector = ${sectorName} where type = 'EQUITY'`.execute(db.sql)
  await refreshFigures(db)
  site = await openSite(db)
})

afterAll(async () => {
  await site.close()
  await db.close()
})

const market = { type: 'EQUITY', exchange: 'LSE' } as const

interface Share {
  readonly marketCode: string
  readonly last: number
  readonly scale: number
  readonly unit: string
}

async function shares(): Promise<readonly Share[]> {
  const { rows } = await sql<Share>`
    select l.market_code as "marketCode", q.last, l.price_scale as scale, l.price_unit as unit
    from securities as s join listings as l on l.security_id = s.id and l.primary_listing
    join quotes as q on q.listing_id = l.id
    where s.type = 'EQUITY' and s.status = 'ACTIVE' order by s.id`.execute(db.sql)
  return rows
}

async function medians() {
  const sector = await sectorFigures.group(db, { type: 'EQUITY', name: sectorName })
  const whole = await marketFigures.medians(db, market)
  const both = (key: string) => [sector?.medians[key]?.[0] ?? 0, whole?.medians[key]?.[0] ?? 0] as const
  return { priceEarnings: both('priceEarnings'), dividendYield: both('dividendYield'), asAt: whole?.asAt }
}

/** As the Summary of a share has them. */
async function shownMedians(marketCode: string): Promise<readonly string[]> {
  const { statusCode, body } = await site.inject(`/market-research/sub/${marketCode}/summary`)
  expect(statusCode).toBe(200)
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  return [...text.matchAll(/median ([−+\d.,%]+)/g)].map(([, value]) => value ?? '')
}

it('[RP-COMPARE-23] [RP-COMPARE-28] are made anew by an import of prices', async () => {
  const before = await medians()
  expect(Math.min(...before.priceEarnings, ...before.dividendYield)).toBeGreaterThan(0)
  const shown = await shownMedians('LSE:HVL')
  expect(shown.length).toBeGreaterThan(3)
  const rows = (await shares()).map(
    ({ marketCode, last, scale, unit }) => `${marketCode},2026-11-16,${(last * 2) / 10 ** scale},${unit}`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'medians-'))
  const file = join(folder, 'prices.csv')
  await writeFile(file, ['symbol,date,close,unit', ...rows].join('\n'))
  const [report] = await importPaths(db, [file], usualOptions)
  await rm(folder, { recursive: true })
  expect(report).toMatchObject({ rejected: 0, error: null })
  const after = await medians()
  expect(after.asAt).toBe('2026-11-16')
  for (const at of [0, 1] as const) {
    expect(after.priceEarnings[at]).toBeCloseTo(before.priceEarnings[at] * 2, 6)
    expect(after.dividendYield[at]).toBeCloseTo(before.dividendYield[at] / 2, 6)
  }
  await expect.poll(() => shownMedians('LSE:HVL'), { timeout: 30_000 }).not.toEqual(shown)
})

it('[RP-COMPARE-23] [RP-COMPARE-28] are made anew after the recorder has closed a session', async () => {
  const before = await medians()
  const shown = await shownMedians('LSE:HVL')
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const bus = createMemoryBus({ onError })
  let now = Date.parse('2026-11-17T16:00:00Z')
  const recorder = await startRecorder({
    ...{ db, bus, hours: 'exchange', onError, now: () => now, intervalMs: 3_600_000 },
  })
  for (const { marketCode, last, scale, unit } of await shares())
    bus.publish({
      ...{ marketCode: getMarketCode(marketCode), epoch: 1, sequence: 1, time: now, state: 'LIVE', unit, scale },
      ...{ price: last * 3, bid: null, ask: null, previousClose: null },
    })
  await recorder.flush()
  expect((await medians()).priceEarnings).toEqual(before.priceEarnings)
  now = Date.parse('2026-11-17T18:00:00Z')
  await recorder.flush()
  await recorder.stop()
  expect(failures).toEqual([])
  await expect.poll(() => screener.areDetailsCurrent(db), { timeout: 60_000 }).toBe(true)
  const after = await medians()
  expect(after.asAt).toBe('2026-11-17')
  expect(after.priceEarnings[1]).toBeCloseTo(before.priceEarnings[1] * 3, 6)
  await expect.poll(() => shownMedians('LSE:HVL'), { timeout: 30_000 }).not.toEqual(shown)
})

it('[RP-COMPARE-29] are missing with a sentence on the Summary where fewer than five have the figures', async () => {
  await sql`
    update market_medians set medians = (select jsonb_object_agg(key, jsonb_build_array(value -> 0, 4)) from jsonb_each(medians))`.execute(
    db.sql,
  )
  await sql`update data_version set version = version + 1, all_version = version + 1`.execute(db.sql)
  const other = await openSite(db)
  const { body } = await other.inject('/market-research/sub/LSE:HVL/summary')
  await other.close()
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('No medians of all shares on the same exchange: fewer than five have these figures.')
  expect(text).not.toContain('Medians of all shares')
  expect(text).not.toContain('NaN')
})
