import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearMarket, dividends, importedPrices, indices, prices, quotes, securities } from '@bellwether/db'
import { getIsoDate, getMarketCode } from '@bellwether/domain'
import { describeOnBothDatabases, repository } from '@bellwether/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportOptions } from './import-file.ts'
import { importPaths } from './import-paths.ts'
import { usualOptions } from './test-import.ts'

const fixture = (name: string) => join(repository, 'fixtures/imports', name)
const header = 'Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits\n'
const row = (day: string, close: number, dividend = 0) =>
  `${day} 00:00:00+00:00,${close},${close},${close},${close},${close},100,${dividend},0\n`

describeOnBothDatabases('importing securities and prices', getDb => {
  let folder: string
  beforeEach(async () => {
    await clearMarket(getDb())
    folder = await mkdtemp(join(tmpdir(), 'securities-import-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const importFixture = async (name: string, given: Partial<ImportOptions> = {}) => {
    const [report] = await importPaths(getDb(), [fixture(name)], { ...usualOptions, ...given })
    return report
  }
  async function importContent(name: string, content: string, given: Partial<ImportOptions> = {}) {
    await writeFile(join(folder, name), content)
    const [report] = await importPaths(getDb(), [join(folder, name)], { ...usualOptions, ...given })
    return report
  }

  it('[IM-SEC-1] stores one security for an ISIN and one listing for a venue', async () => {
    expect(await importFixture('firds-delta.xml')).toMatchObject({
      format: 'firds',
      read: 21,
      rejected: 0,
      error: null,
    })
    const again = await importFixture('firds-delta.xml')
    expect(again).toMatchObject({ inserted: 0, updated: 0 })
    const all = await getDb().sql.selectFrom('listings').selectAll().execute()
    const keys = all.map(({ security_id, exchange }) => `${security_id} ${exchange}`)
    expect(new Set(keys).size).toBe(keys.length)
    // Nothing has a ticker in FIRDS: the ISIN stands in for it.
    expect(all.every(({ market_code }) => /^[A-Z0-9]+:[A-Z]{2}[A-Z0-9]{10}$/.test(market_code))).toBe(true)
  })

  it('[IM-FILE-8] ends listings by a full file of cancellations, and leaves the day of the rest', async () => {
    await importFixture('firds-delta.xml')
    expect(await importFixture('firds-cancellations.xml')).toMatchObject({
      format: 'firds',
      read: 6,
      updated: 5,
      unchanged: 1,
      rejected: 0,
    })
    expect(await importFixture('firds-cancellations.xml')).toMatchObject({ inserted: 0, updated: 0, unchanged: 6 })
    const state = () =>
      getDb()
        .sql.selectFrom('securities as s')
        .innerJoin('listings as l', 'l.security_id', 's.id')
        .select(['s.name', 's.status', 's.as_at', 'l.exchange', 'l.ended_on'])
        .where('s.isin', '=', 'SE0015221668')
        .orderBy('l.exchange')
        .execute()
    const [curando] = await state()
    expect(curando).toMatchObject({ status: 'ACTIVE', as_at: '2021-01-17', exchange: 'XPAC', ended_on: '2021-02-20' })

    const delta = await readFile(fixture('firds-delta.xml'), 'utf8')
    const between = delta.replaceAll('2021-01-17', '2021-02-01').replaceAll('CURANDO NORDIC AB', 'CURANDO GROUP AB')
    await importContent('between.xml', between)
    expect(await state()).toMatchObject([
      { name: 'CURANDO GROUP AB', as_at: '2021-02-01', exchange: 'XPAC', ended_on: '2021-02-20' },
      { exchange: 'XPOS', ended_on: null },
    ])
  })

  it('[IM-SEC-2] finds a company of two American lists once, by ticker', async () => {
    await importFixture('sp500.csv')
    const tickers = JSON.stringify({ '0': { cik_str: 66740, ticker: 'MMM', title: '3M CO' } })
    expect(await importContent('tickers.json', tickers)).toMatchObject({ inserted: 0 })
    const mmm = await securities.findByMarketCode(getDb(), 'US:MMM')
    expect(mmm).toMatchObject({ isin: null, country: 'US', listing: { ticker: 'MMM', exchange: 'US' } })
    const row = await getDb()
      .sql.selectFrom('securities')
      .select('cik')
      .where('id', '=', mmm?.id ?? 0)
      .executeTakeFirst()
    expect(row?.cik).toBe('66740')
    const members = await getDb().sql.selectFrom('index_members').selectAll().execute()
    expect(members).toHaveLength(11)
    expect(await indices.latest(getDb())).toEqual([])
  })

  it('[IM-SEC-3] gives a listing of FIRDS its ticker when a list has it', async () => {
    await importFixture('finance-database-equities.csv')
    const azn = await securities.findByMarketCode(getDb(), 'LSE:AZN')
    expect(azn).toMatchObject({ isin: 'GB0009895292', sedol: '0989529', listing: { priceUnit: 'GBX', priceScale: 4 } })
    expect(await securities.findByIsin(getDb(), 'GB0009895292')).toBe('LSE:AZN')
  })

  it('[IM-SEC-7] keeps the type that the operator gives, whatever later files say', async () => {
    await importFixture('finance-database-equities.csv')
    expect(
      await importContent('types.csv', 'isin,type\nGB00BKPG0S09,CLOSED_END_FUND\nGB0002634946,EQUITY\n'),
    ).toMatchObject({
      updated: 1,
      rejected: 1,
      rejects: [{ code: 'IMPORT_UNKNOWN_SECURITY' }],
    })
    await importFixture('finance-database-equities.csv')
    expect(await securities.findByMarketCode(getDb(), 'LSE:TEM')).toMatchObject({ type: 'CLOSED_END_FUND' })
  })

  it('[IM-PRICE-4] stores prices with quote and dividends, and an older file changes none', async () => {
    await importFixture('finance-database-equities.csv')
    const content = header + row('2025-01-02', 100) + row('2025-01-03', 102, 1.5) + row('2025-01-06', 104)
    expect(await importContent('TEM-L-1d.csv', content)).toMatchObject({ read: 3, inserted: 3, error: null })
    const tem = await securities.findByMarketCode(getDb(), getMarketCode('LSE:TEM'))
    const listing = tem?.listing.id ?? 0
    expect(await quotes.latest(getDb(), listing)).toMatchObject({
      last: 1_040_000,
      previousClose: 1_020_000,
      state: 'CLOSE',
    })
    const paid = await getDb().sql.selectFrom('dividends').selectAll().execute()
    expect(paid).toMatchObject([{ amount: 1_500_000, scale: 6, unit: 'GBX', ex_on: '2025-01-03' }])
    expect(dividends).toBeDefined()

    const older = header + row('2025-01-01', 98) + row('2025-01-02', 99) + row('2025-01-03', 102, 1.5)
    expect(await importContent('TEM-L-1d.csv', older)).toMatchObject({
      inserted: 1,
      updated: 0,
      unchanged: 1,
      skipped: { IMPORT_OLDER_THAN_STORED: 1 },
    })
    const stored = await prices.daily(getDb(), listing, getIsoDate('2025-01-01'), getIsoDate('2025-01-31'))
    expect(stored.map(({ close }) => close)).toEqual([980_000, 1_000_000, 1_020_000, 1_040_000])
  })

  it('[IM-REPAIR-5] notes every mended row in the report and beside the prices', async () => {
    await importFixture('finance-database-equities.csv')
    const days = Array.from({ length: 20 }, (_, day) =>
      row(`2025-01-${String(day + 1).padStart(2, '0')}`, day < 5 ? 1 : 100 + day),
    )
    const report = await importContent('TEM-L-1d.csv', header + days.join(''))
    expect(report?.warnings).toHaveLength(5)
    const tem = await securities.findByMarketCode(getDb(), 'LSE:TEM')
    const noted = await importedPrices.repairs(getDb(), tem?.listing.id ?? 0)
    expect(noted).toHaveLength(5)
    expect(noted.at(-1)).toMatchObject({ day: '2025-01-01', kind: 'UNIT' })
  })

  it('[IM-PRICE-6] converts pounds to the pence of the listing where --unit says so', async () => {
    await importFixture('finance-database-equities.csv')
    await importContent('TEM-L-1d.csv', header + row('2025-01-02', 1.5), { unit: 'GBP' })
    const tem = await securities.findByMarketCode(getDb(), 'LSE:TEM')
    expect(await quotes.latest(getDb(), tem?.listing.id ?? 0)).toMatchObject({ last: 1_500_000, priceUnit: 'GBX' })
  })

  describe('[IM-PRICE-9] takes prices that do not say their unit', () => {
    const lastOf = async () => {
      const tem = await securities.findByMarketCode(getDb(), 'LSE:TEM')
      return (await quotes.latest(getDb(), tem?.listing.id ?? 0))?.last
    }

    it('as those of the listing, with a warning that says how to change it', async () => {
      await importFixture('finance-database-equities.csv')
      const report = await importContent('TEM-L-1d.csv', header + row('2025-01-02', 1.5))
      expect(report?.warnings).toEqual([
        'LSE:TEM: IMPORT_UNIT_ASSUMED: the file does not say its unit; prices stored as GBX, that of the listing. If they are in GBP, undo the run and import the file with --unit GBP',
      ])
      expect(await lastOf()).toBe(15_000)
    })

    it('as pounds where the stored close is a hundred times as high, and again when it comes again', async () => {
      await importFixture('finance-database-equities.csv')
      await importContent('TEM-L-1d.csv', header + row('2025-01-02', 150), { unit: 'GBX' })
      const next = header + row('2025-01-03', 1.52) + row('2025-01-06', 1.55)
      const report = await importContent('TEM-L-1d.csv', next)
      expect(report?.warnings).toEqual([
        'LSE:TEM: IMPORT_UNIT_FOUND: prices taken as GBP and stored in GBX: the close of 3 Jan 2025 is about a hundredth of the one stored for 2 Jan 2025. If they are in GBX, undo the run and import the file with --unit GBX',
      ])
      expect(await lastOf()).toBe(1_550_000)
      expect(await importContent('TEM-L-1d.csv', next)).toMatchObject({ unchanged: 2, inserted: 0, updated: 0 })
      const earlier = header + row('2024-12-30', 1.4) + row('2024-12-31', 1.45)
      expect((await importContent('TEM-L-1d.csv', earlier))?.warnings[0]).toContain('IMPORT_UNIT_FOUND')
    })

    it('as those of the listing without a word where the stored close agrees, or the operator says so', async () => {
      await importFixture('finance-database-equities.csv')
      await importContent('TEM-L-1d.csv', header + row('2025-01-02', 150), { unit: 'GBX' })
      expect(await importContent('TEM-L-1d.csv', header + row('2025-01-03', 155))).toMatchObject({ warnings: [] })
      expect(await importContent('TEM-L-1d.csv', header + row('2025-01-06', 1.56), { unit: 'GBP' })).toMatchObject({
        warnings: [],
      })
      expect(await lastOf()).toBe(1_560_000)
    })

    it('as pounds where every dividend is in pence, the dividends with them', async () => {
      await importFixture('finance-database-equities.csv')
      const days = Array.from({ length: 9 }, (_, day) => row(`2025-01-0${day + 1}`, 10, day % 3 === 2 ? 12 + day : 0))
      const report = await importContent('TEM-L-1d.csv', header + days.join(''))
      expect(report?.warnings.at(-1)).toContain(
        'IMPORT_UNIT_FOUND: prices taken as GBP and stored in GBX: every dividend',
      )
      expect(await lastOf()).toBe(10_000_000)
      const paid = await getDb().sql.selectFrom('dividends').select('amount').orderBy('ex_on').execute()
      expect(paid.map(({ amount }) => amount)).toEqual([14_000_000, 17_000_000, 20_000_000])
    })
  })

  it('[IM-PRICE-5] stores prices that come before their security', async () => {
    await cp(fixture('aapl.csv'), join(folder, 'aapl.csv'))
    await cp(fixture('sec-company-tickers.json'), join(folder, 'tickers.json'))
    const reports = await importPaths(getDb(), [folder], usualOptions)
    expect(reports).toMatchObject([
      { file: 'tickers.json', inserted: 8 },
      { file: 'aapl.csv', inserted: 30, error: null },
    ])
  })

  it('[IM-PRICE-1] takes --symbol, and says which security is missing', async () => {
    await importFixture('finance-database-equities.csv')
    await cp(fixture('aapl.csv'), join(folder, 'unknown name.csv'))
    const [missing] = await importPaths(getDb(), [fixture('aapl.csv')], usualOptions)
    expect(missing?.error).toMatchObject({ code: 'IMPORT_UNKNOWN_SYMBOL', message: expect.stringContaining('US:AAPL') })
    const content = header + row('2025-01-02', 100)
    expect(await importContent('unknown name 2.csv', content, { symbol: getMarketCode('LSE:TEM') })).toMatchObject({
      inserted: 1,
    })
  })
})
