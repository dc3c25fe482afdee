import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Database,
  dividends,
  documents,
  facts,
  importRuns,
  news,
  openDatabase,
  paperAccounts,
  portfolio,
  prices,
  quotes,
  securities,
  users,
} from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { openMemoryDatabase } from '@bellwether/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoPaperAccounts } from './demo-paper-accounts.ts'
import { buildUniverse } from './simulated-universe.ts'
import { universeState } from './universe-state.ts'

const options = { securities: 24, seed: 5, until: '2026-11-13' }

describe('buildUniverse', () => {
  let db: Database
  const fractions: number[] = []

  beforeAll(async () => {
    db = await openMemoryDatabase()
    expect(await universeState(db)).toBeNull()
    await buildUniverse(db, { ...options, onProgress: fraction => fractions.push(fraction) })
  })
  afterAll(() => db.close())

  const countOf = async (
    table:
      | 'securities'
      | 'listings'
      | 'quotes'
      | 'eligibility'
      | 'documents'
      | 'document_files'
      | 'news_items'
      | 'news_bodies',
  ) => {
    const { count } = await db.sql
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  it('[RP-DATA-10] loads as many securities as asked for, each with a listing, a quote and eligibility', async () => {
    expect(await countOf('securities')).toBe(24)
    expect(await countOf('listings')).toBeGreaterThanOrEqual(24)
    expect(await countOf('quotes')).toBe(await countOf('listings'))
    expect(await countOf('eligibility')).toBe(24)
    expect(await countOf('document_files')).toBe(await countOf('documents'))
    expect(await countOf('news_bodies')).toBe(await countOf('news_items'))
  })

  it('can be read by the queries the pages use', async () => {
    const hvl = await securities.findByMarketCode(db, 'LSE:HVL')
    expect(hvl).toMatchObject({ name: 'Harrow & Vale plc', simulated: true })
    const quote = await quotes.latest(db, hvl?.listing.id ?? 0)
    expect(quote).toMatchObject({ last: 128450, state: 'CLOSE' })
    expect(
      (await prices.daily(db, hvl?.listing.id ?? 0, getIsoDate('2026-11-01'), getIsoDate('2026-11-30'))).at(-1),
    ).toMatchObject({
      day: '2026-11-13',
      close: 128450,
    })
    expect((await dividends.forSecurity(db, hvl?.id ?? 0)).length).toBeGreaterThan(10)
    expect(
      (
        await news.headlines(db, {
          symbols: ['LSE:HVL'],
          sourceCodes: ['LSELSERNS'],
          from: new Date('2026-01-01'),
          to: new Date('2026-11-14'),
          limit: 5,
          startAt: 0,
        })
      ).headlines,
    ).toHaveLength(5)
    const fund = await securities.findByMarketCode(db, 'FUND:B0KXTM3')
    expect((await portfolio.holdings(db, fund?.id ?? 0, 10)).length).toBe(10)
    expect(await facts.fund(db, fund?.id ?? 0)).toMatchObject({ incomeClass: 'ACC' })
    const [group] = await documents.grouped(db, fund?.id ?? 0)
    expect(group).toBeDefined()
  })

  it('records the run that made it, so that it can be told what is there', async () => {
    expect(await universeState(db)).toEqual(options)
    const run = await importRuns.latest(db, 'SIM')
    expect(run).toMatchObject({ parameters: options, counts: expect.objectContaining({ securities: 24 }) })
  })

  it('reports progress from little to everything', () => {
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).toBe(1)
  })

  it('creates the three demo accounts', async () => {
    expect(await users.findByEmail(db, 'investor@example.com')).toMatchObject({
      domicile: 'GBR',
      electiveProfessional: false,
      demo: true,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    })
    expect(await users.findByEmail(db, 'professional@example.com')).toMatchObject({ electiveProfessional: true })
    expect(await users.findByEmail(db, 'overseas@example.com')).toMatchObject({ domicile: 'USA' })
  })

  it('leaves the market that is there alone when it is given options it refuses', async () => {
    await expect(buildUniverse(db, { ...options, securities: 3 })).rejects.toMatchObject({
      code: 'UNIVERSE_INVALID_OPTION',
    })
    expect(await countOf('securities')).toBe(24)
    expect(await universeState(db)).toEqual(options)
  })

  it('opens paper accounts for them, with cash and holdings that cost what they were worth a year ago', async () => {
    const user = await users.findByEmail(db, 'investor@example.com')
    const accounts = await paperAccounts.ofUser(db, user?.id ?? 0)
    expect(accounts.map(({ wrapper, cash }) => [wrapper, cash])).toContainEqual(['DEALING', 25_000_00])
    const positions = await paperAccounts.positionsOf(db, user?.id ?? 0)
    expect(positions).toContainEqual(expect.objectContaining({ marketCode: 'FUND:B0KXTM3', quantity: 12_345_678 }))
    expect(positions.every(({ cost }) => cost > 0)).toBe(true)
    const share = positions.find(({ marketCode }) => marketCode === 'LSE:HVL')
    const listing = await securities.findByMarketCode(db, 'LSE:HVL')
    const [before] = await prices.closesOn(db, listing?.listing.id ?? 0, ['2025-11-13'])
    const worth = Math.round(((before?.close ?? 0) * (share?.quantity ?? 0)) / 100)
    // Stamp duty of 0.5% and a dealing charge.
    expect(share?.cost).toBeGreaterThan(worth * 1.005)
    expect(share?.cost).toBeLessThan(worth * 1.03)
  })

  it('[RP-FORMAT-19] converts what a foreign holding cost at the rate of the day it was bought', async () => {
    const user = await users.findByEmail(db, 'investor@example.com')
    const costOf = async () =>
      (await paperAccounts.positionsOf(db, user?.id ?? 0)).find(({ marketCode }) => marketCode === 'NYSE:CRSN')?.cost ??
      0
    const cost = await costOf()
    await db.sql
      .deleteFrom('paper_accounts')
      .where('user_id', '=', user?.id ?? 0)
      .execute()
    await sql`update exchange_rate_days set sterling = sterling * 2 where day = '2025-11-13'`.execute(db.sql)
    await openDemoPaperAccounts(db, getIsoDate('2026-11-13'))
    await sql`update exchange_rate_days set sterling = sterling / 2 where day = '2025-11-13'`.execute(db.sql)
    expect((await costOf()) / cost).toBeGreaterThan(1.9)
  })

  it('[RP-DATA-6] replaces the market by the same one when built again, and keeps accounts', async () => {
    const before = await db.sql.selectFrom('daily_prices').selectAll().orderBy('listing_id').orderBy('day').execute()
    const investor = await users.findByEmail(db, 'investor@example.com')
    await buildUniverse(db, options)
    expect(await db.sql.selectFrom('daily_prices').selectAll().orderBy('listing_id').orderBy('day').execute()).toEqual(
      before,
    )
    expect((await users.findByEmail(db, 'investor@example.com'))?.id).toBe(investor?.id)
  })
})

describe('npm run universe', () => {
  const run = (dataDir: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'universe-cli.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })

  it('fills the database under DATA_DIR and says what it made', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bw-universe-'))
    try {
      const { status, stdout, stderr } = run(dataDir, '--securities', '10', '--seed', '2', '--until', '2026-11-13')
      expect(stderr).toBe('')
      expect(status).toBe(0)
      expect(stdout).toMatch(
        /^Creating the simulated market 0 %\n[\s\S]*100 %\n10 securities with seed 2, prices until 2026-11-13, in [\d.]+ s\n$/,
      )
      const db = await openDatabase({ dataDir })
      expect(await universeState(db)).toEqual({ securities: 10, seed: 2, until: '2026-11-13' })
      await db.close()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it.each([
    [['--securities', '5'], 'UNIVERSE_INVALID_OPTION: securities is 5; it must be a whole number from 10 to 300000\n'],
    [
      ['--size', '5'],
      'IMPORTER_UNKNOWN_ARGUMENT: --size is not known; the arguments are --securities, --seed, --until\n',
    ],
  ])('answers %j with one line and a failure', (args, message) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bw-universe-'))
    try {
      const { status, stderr } = run(dataDir, ...args)
      expect(stderr).toBe(message)
      expect(status).toBe(1)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
