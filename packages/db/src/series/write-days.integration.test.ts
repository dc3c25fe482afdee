import { getIsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { bulkInsert } from '../bulk-insert.ts'
import { clearMarket } from '../maintenance.ts'
import { navs, prices } from '../queries/index.ts'
import { inTransaction } from '../transaction.ts'
import { encodeColumn } from './column-codec.ts'
import type { DayRows } from './day-series.ts'
import { writeDays } from './write-days.ts'

type Bar = DayRows['daily_prices']

const [from, to] = [getIsoDate('1900-01-01'), getIsoDate('2100-12-31')]
const listing_id = ids.giltLondon
const bar = { listing_id, open: 10, high: 12, low: 9, close: 11, volume: 100, source_id: 1 }

describeOnBothDatabases('writeDays', getDb => {
  beforeEach(async () => {
    await clearMarket(getDb())
    await fillSmallMarket(getDb())
  })
  const read = (id: number = listing_id) => prices.daily(getDb(), id, from, to)
  const view = (id: number = listing_id) =>
    getDb().sql.selectFrom('daily_prices').selectAll().where('listing_id', '=', id).orderBy('day').execute()

  it('[RP-DATA-28] keeps every number of every day exactly, over the ends of years', async () => {
    const figure = fc.oneof(fc.maxSafeNat(), fc.integer({ min: 0, max: 500 }))
    const day = fc
      .date({ min: new Date('1999-12-20'), max: new Date('2005-01-10'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10))
    const bars = fc.uniqueArray(
      fc.record({
        day,
        open: fc.option(figure),
        high: fc.option(figure),
        low: fc.option(figure),
        close: figure,
        volume: fc.option(figure),
      }),
      { minLength: 1, maxLength: 40, selector: each => each.day },
    )
    await fc.assert(
      fc.asyncProperty(bars, async given => {
        await sql`delete from daily_price_years`.execute(getDb().sql)
        const rows = given.map(each => ({ ...each, listing_id, source_id: 1 }))
        expect(await writeDays(getDb(), 'daily_prices', rows)).toBe(rows.length)
        const ordered = rows.toSorted((a, b) => (a.day < b.day ? -1 : 1))
        expect(await view()).toEqual(ordered)
        expect(await read()).toEqual(ordered.map(({ listing_id: _, source_id: __, ...rest }) => rest))
        expect(await prices.span(getDb(), listing_id)).toEqual({ first: ordered[0]?.day, last: ordered.at(-1)?.day })
      }),
      { numRuns: 15 },
    )
  })

  it("adds today's bar of many listings, and replaces it when it is corrected", async () => {
    const today = [listing_id, ids.harrowLondon].map(id => ({ ...bar, listing_id: id, day: '2026-11-16' }))
    await writeDays(getDb(), 'daily_prices', today)
    await writeDays(getDb(), 'daily_prices', today)
    expect((await read(ids.harrowLondon)).map(({ day }) => day)).toEqual([
      '2025-11-12',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-16',
    ])
    await writeDays(getDb(), 'daily_prices', [{ ...bar, day: '2026-11-16', close: 12, volume: null }])
    expect(await read()).toEqual([{ day: '2026-11-16', open: 10, high: 12, low: 9, close: 12, volume: null }])
    expect(await prices.lastDay(getDb())).toBe('2026-11-16')
  })

  it('puts a day that was missing into its place, and takes the later of two', async () => {
    await writeDays(getDb(), 'daily_prices', [
      { ...bar, day: '2026-11-13' },
      { ...bar, day: '2026-11-12', close: 1 },
      { ...bar, day: '2026-11-12', close: 2 },
    ])
    await writeDays(getDb(), 'daily_prices', [{ ...bar, day: '2026-01-02', close: 3 }])
    expect((await read()).map(({ day, close }) => [day, close])).toEqual([
      ['2026-01-02', 3],
      ['2026-11-12', 2],
      ['2026-11-13', 11],
    ])
  })

  it('keeps the source of each day where a year has several', async () => {
    await bulkInsert(getDb(), 'sources', [{ id: 9, code: 'OTHER', name: 'Another' }])
    await writeDays(getDb(), 'daily_prices', [
      { ...bar, day: '2026-11-12' },
      { ...bar, day: '2026-11-13', source_id: 9 },
    ])
    expect((await view()).map(({ day, source_id }) => [day, source_id])).toEqual([
      ['2026-11-12', 1],
      ['2026-11-13', 9],
    ])
    await writeDays(getDb(), 'daily_prices', [{ ...bar, day: '2026-11-16', source_id: 9 }])
    expect((await view()).map(({ source_id }) => source_id)).toEqual([1, 9, 9])
  })

  it('loses no day when two write to the same year at once', async () => {
    const days = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-01`)
    await Promise.all(days.map(day => writeDays(getDb(), 'daily_prices', [{ ...bar, day }])))
    expect((await read()).map(({ day }) => day)).toEqual(days)
  })

  it('takes part in a given transaction, and is undone with it', async () => {
    const failed = inTransaction(getDb(), async tx => {
      await writeDays(tx, 'daily_prices', [{ ...bar, day: '2026-11-12' }])
      throw new RangeError('the last line of the file is not valid')
    })
    await expect(failed).rejects.toThrow('the last line of the file is not valid')
    expect(await read()).toEqual([])
  })

  it.each<[string, Partial<Bar>]>([
    ['day', { day: '2026-02-30' }],
    ['day', { day: 'today' }],
    ['close', { close: 1.5 }],
    ['volume', { volume: 2 ** 53 }],
    ['close', { close: null as never }],
  ])('refuses a %s that would not arrive as it is: %j', async (column, wrong) => {
    const rows = [
      { ...bar, day: '2026-11-12' },
      { ...bar, day: '2026-11-13', ...wrong },
    ]
    const refused = writeDays(getDb(), 'daily_prices', rows)
    await expect(refused).rejects.toMatchObject({ code: 'DB_INVALID_VALUE', table: 'daily_prices', column })
    expect(await read()).toEqual([])
  })

  it('refuses a listing that does not exist', async () => {
    const refused = writeDays(getDb(), 'daily_prices', [{ ...bar, listing_id: 999, day: '2026-11-12' }])
    const code = getDb().kind === 'embedded' ? 'DB_MISSING_REFERENCE' : '23503'
    await expect(refused).rejects.toMatchObject({ code })
  })

  it('has nothing to do for no days', async () => {
    expect(await writeDays(getDb(), 'daily_prices', [])).toBe(0)
  })

  it('keeps net asset values of each basis apart, with which are estimated', async () => {
    const value = { security_id: ids.fund, source_id: 1 } as const
    await writeDays(getDb(), 'navs', [
      { ...value, basis: 'CUM_FAIR', day: '2026-11-12', nav: 100 },
      { ...value, basis: 'CUM_FAIR', day: '2026-11-13', nav: 101, estimated: true },
      { ...value, basis: 'EX_PAR', day: '2026-11-13', nav: 90 },
    ])
    expect(await navs.series(getDb(), ids.fund, from, to)).toEqual([
      { day: '2026-11-12', nav: 100, estimated: false },
      { day: '2026-11-13', nav: 101, estimated: true },
    ])
    await writeDays(getDb(), 'navs', [{ ...value, basis: 'CUM_FAIR', day: '2026-11-13', nav: 102, estimated: false }])
    expect(await navs.latest(getDb(), ids.fund)).toEqual({
      day: '2026-11-13',
      basis: 'CUM_FAIR',
      nav: 102,
      estimated: false,
    })
    expect(await navs.latest(getDb(), ids.fund, { basis: 'EX_PAR' })).toMatchObject({ nav: 90, estimated: false })
  })

  it('refuses a day on which an index has no level of any kind', async () => {
    const level = { index_id: 3, day: '2026-11-13', source_id: 1 }
    await expect(writeDays(getDb(), 'index_levels', [level])).rejects.toMatchObject({ code: 'DB_INVALID_VALUE' })
    await writeDays(getDb(), 'index_levels', [{ ...level, total_return: 5 }])
    const rows = await getDb().sql.selectFrom('index_levels').selectAll().where('index_id', '=', 3).execute()
    expect(rows).toEqual([{ ...level, level: null, total_return: 5, net_total_return: null, published_at: null }])
  })

  describe('series of many listings', () => {
    it('come in one statement, each oldest first, closes alone if that is enough', async () => {
      const days = { from: getIsoDate('2025-11-13'), to: getIsoDate('2026-11-12') }
      const asked = [ids.harrowLondon, ids.brackwellLondon, listing_id]
      const bars = await prices.dailyOfMany(getDb(), asked, days.from, days.to)
      expect([...bars.keys()].toSorted()).toEqual([ids.harrowLondon, ids.brackwellLondon].toSorted())
      expect(bars.get(ids.harrowLondon)).toEqual(await prices.daily(getDb(), ids.harrowLondon, days.from, days.to))
      const closes = await prices.closesOfMany(getDb(), asked, days.from, days.to)
      expect(closes.get(ids.harrowLondon)).toEqual([
        { day: '2026-11-11', close: 125_000 },
        { day: '2026-11-12', close: 126_600 },
      ])
      expect(closes.get(ids.brackwellLondon)).toEqual([{ day: '2025-11-13', close: 40_000 }])
    })
  })

  it('[RP-DATA-28] has the database read the same numbers from the bytes', async () => {
    const numbers = fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -99, max: 99 }), fc.constant(null)), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(numbers, { maxLength: 10 }), async columns => {
        const hex = columns.map(column => Buffer.from(encodeColumn(column)).toString('hex'))
        const { rows } = await sql<{ numbers: string }>`
          select to_json(series_values(decode(hex, 'hex')))::text as numbers
          from unnest(${hex}::text[]) with ordinality as given(hex, position) order by position`.execute(getDb().sql)
        expect(rows.map(row => JSON.parse(row.numbers))).toEqual(columns)
      }),
      { numRuns: 20 },
    )
  })
})
