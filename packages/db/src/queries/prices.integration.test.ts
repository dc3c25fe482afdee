import { getIsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { writeDays } from '../series/write-days.ts'
import { inTransaction } from '../transaction.ts'
import { indices, navs, prices, quotes } from './index.ts'

const day = getIsoDate

describeOnBothDatabases('market', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  describe('quotes and prices', () => {
    it('[RP-DATA-1] reads the latest quote as integers with their unit and scale', async () => {
      expect(await quotes.latest(getDb(), ids.harrowLondon)).toEqual({
        marketCode: 'LSE:HVL',
        exchange: 'LSE',
        priceUnit: 'GBX',
        priceScale: 2,
        state: 'CLOSE',
        at: new Date('2026-11-13T16:35:00Z'),
        last: 128_450,
        bid: 128_400,
        ask: 128_500,
        open: null,
        high: null,
        low: null,
        previousClose: 126_600,
        dayChange: 1_850,
        dayChangePct: 0.01461295,
        volume: 1_200_345,
        trades: null,
        averageVolume30d: null,
        yearHigh: null,
        yearLow: null,
        sourceName: 'Simulated market',
        simulated: true,
        firstTickAt: null,
        ticks: null,
      })
      expect(await quotes.latest(getDb(), ids.giltLondon)).toBeNull()
    })

    it('[RP-DATA-1] reads the same by market code', async () => {
      const byCode = await quotes.latestByMarketCode(getDb(), 'LSE:HVL')
      expect(byCode).toEqual(await quotes.latest(getDb(), ids.harrowLondon))
      expect(byCode).toMatchObject({ marketCode: 'LSE:HVL' })
      expect(await quotes.latestByMarketCode(getDb(), 'LSE:TG34')).toBeNull()
      expect(await quotes.latestByMarketCode(getDb(), 'LSE:NONE')).toBeNull()
    })

    it('[RP-RECORD-5] calculates average volume and range of a year from the daily bars', async () => {
      await expect(
        inTransaction(getDb(), async tx => {
          const bar = { listing_id: ids.harrowLondon, source_id: 1 }
          await writeDays(tx, 'daily_prices', [
            { ...bar, day: '2025-11-12', high: 999_999, low: 1, close: 5, volume: 5 },
            { ...bar, day: '2026-11-10', high: 200_000, low: 90_000, close: 100_000, volume: 1_000_000_000 },
          ])
          const { rows } = await sql<{ volume: number }>`
            select round(avg(volume)) as volume from (select volume from daily_prices
            where listing_id = ${ids.harrowLondon} order by day desc limit 30) as recent`.execute(tx.sql)
          await quotes.refreshRanges(tx, getIsoDate('2026-11-13'))
          expect(await quotes.latest(tx, ids.harrowLondon)).toMatchObject({
            averageVolume30d: Number(rows[0]?.volume),
            yearHigh: 200_000,
            yearLow: 90_000,
          })
          throw new Error('undone')
        }),
      ).rejects.toThrow('undone')
    })

    it('reads the last trades, latest first, those of one instant in their order', async () => {
      const trades = await prices.lastTrades(getDb(), ids.harrowLondon, 2)
      expect(trades).toEqual([
        { at: new Date('2026-11-13T16:35:00Z'), price: 128_450, shares: 9_000, kind: 'AUCTION' },
        { at: new Date('2026-11-13T16:29:00Z'), price: 128_450, shares: 100, kind: 'AUTOMATIC' },
      ])
      expect(await prices.lastTrades(getDb(), ids.giltLondon, 2)).toEqual([])
    })

    it('reads the quotes of several listings at once, leaving out those without one', async () => {
      expect(await quotes.latestOf(getDb(), [ids.harrowLondon, ids.giltLondon])).toEqual([
        {
          ...{ listingId: ids.harrowLondon, exchange: 'LSE', priceUnit: 'GBX', priceScale: 2 },
          ...{ at: new Date('2026-11-13T16:35:00Z'), last: 128_450, dayChangePct: 0.01461295 },
        },
      ])
    })

    it('names the risers and fallers by primary listing, without suspended ones and those that stand still', async () => {
      const up = await quotes.movers(getDb(), { direction: 'up', limit: 10 })
      expect(up.map(mover => mover.marketCode)).toEqual(['LSE:HVL', 'LSE:NWT'])
      expect(up[0]).toMatchObject({
        name: 'Harrow & Vale plc',
        last: 128_450,
        dayChange: 1_850,
        dayChangePct: 0.01461295,
      })
      const down = await quotes.movers(getDb(), { direction: 'down', limit: 10 })
      expect(down.map(mover => mover.marketCode)).toEqual(['LSE:BW.'])
      const trusts = await quotes.movers(getDb(), { direction: 'up', type: 'CLOSED_END_FUND', limit: 10 })
      expect(trusts.map(mover => mover.marketCode)).toEqual(['LSE:NWT'])
      expect(await quotes.movers(getDb(), { direction: 'up', limit: 1 })).toHaveLength(1)
    })

    it('reads days in order, both ends included', async () => {
      const rows = await prices.daily(getDb(), ids.harrowLondon, day('2026-11-11'), day('2026-11-12'))
      expect(rows).toEqual([
        { day: '2026-11-11', open: null, high: null, low: null, close: 125_000, volume: null },
        { day: '2026-11-12', open: 125_100, high: 127_000, low: 125_000, close: 126_600, volume: 900 },
      ])
    })

    it('reads bars from an instant on, and up to another', async () => {
      const bars = await prices.intraday(getDb(), ids.harrowLondon, new Date('2026-11-13T08:00:00Z'))
      expect(bars.map(bar => bar.at.toISOString())).toEqual(['2026-11-13T08:00:00.000Z', '2026-11-13T08:05:00.000Z'])
      expect(bars[0]).toMatchObject({ open: 1, high: 3, low: 1, close: 2, volume: 10 })
      const until = new Date('2026-11-13T08:05:00Z')
      const before = await prices.intraday(getDb(), ids.harrowLondon, new Date('2026-11-13T08:00:00Z'), until)
      expect(before.map(bar => bar.at.toISOString())).toEqual(['2026-11-13T08:00:00.000Z'])
    })

    it('reads the closes of one day of several listings at once', async () => {
      const asked = [
        { listingId: ids.harrowLondon, day: day('2026-11-13') },
        { listingId: ids.giltLondon, day: day('2026-11-13') },
      ]
      const bars = await prices.intraday(getDb(), ids.harrowLondon, new Date('2026-11-13T00:00:00Z'))
      const closes = await prices.intradayCloses(getDb(), asked)
      expect([...closes]).toEqual([[ids.harrowLondon, bars.map(({ close }) => close)]])
      const dayBefore = [{ listingId: ids.harrowLondon, day: day('2026-11-11') }]
      expect([...(await prices.intradayCloses(getDb(), dayBefore))]).toEqual([])
      expect([...(await prices.intradayCloses(getDb(), []))]).toEqual([])
    })

    it('weighs the prices of a day by what was traded at them', async () => {
      const bars = await prices.intraday(getDb(), ids.harrowLondon, new Date('2026-11-13T00:00:00Z'))
      const sum = (of: (bar: (typeof bars)[number]) => number) => bars.reduce((total, bar) => total + of(bar), 0)
      const weighed = sum(({ high, low, close, volume }) => ((high + low + close) / 3) * volume)
      expect(await prices.averagePrice(getDb(), ids.harrowLondon, day('2026-11-13'))).toBeCloseTo(
        weighed / sum(({ volume }) => volume),
        9,
      )
      expect(await prices.averagePrice(getDb(), ids.harrowLondon, day('2026-11-11'))).toBeNull()
    })

    it('knows how far prices reach', async () => {
      expect(await prices.lastDay(getDb())).toBe('2026-11-13')
      expect(await prices.span(getDb(), ids.harrowLondon)).toEqual({ first: '2025-11-12', last: '2026-11-13' })
      expect(await prices.span(getDb(), ids.giltLondon)).toBeNull()
    })

    it('finds the close at or before each day asked for, in the order asked', async () => {
      const days = [day('2026-11-13'), day('2025-11-30'), day('2020-01-01'), day('2026-11-11')]
      expect(await prices.closesOn(getDb(), ids.harrowLondon, days)).toEqual([
        { day: '2026-11-13', close: 128_450 },
        { day: '2025-11-12', close: 100_000 },
        null,
        { day: '2026-11-11', close: 125_000 },
      ])
      expect(await prices.closesOn(getDb(), ids.harrowLondon, [])).toEqual([])
    })

    it('reads net asset values by basis', async () => {
      expect(await navs.latest(getDb(), ids.trust)).toEqual({
        day: '2026-11-13',
        basis: 'CUM_FAIR',
        nav: 32_500,
        estimated: true,
      })
      expect(await navs.latest(getDb(), ids.trust, { basis: 'EX_PAR' })).toMatchObject({ nav: 31_000 })
      expect(await navs.latest(getDb(), ids.fund)).toBeNull()
      const series = await navs.series(getDb(), ids.trust, day('2026-11-01'), day('2026-11-13'))
      expect(series.map(({ nav }) => nav)).toEqual([32_000, 32_500])
    })

    it('[RP-FIGURE-8] reads the newest net asset value that is published, in the year before where need be', async () => {
      const announced = new Date('2027-01-05T07:00:00Z')
      const value = { security_id: ids.trust, basis: 'CUM_PAR', source_id: 1 } as const
      await writeDays(getDb(), 'navs', [
        { ...value, day: '2026-12-31', nav: 40_000 },
        { ...value, day: '2027-01-04', nav: 41_000, published: announced.getTime() / 1000 },
      ])
      const latestAt = (time: string) => navs.latest(getDb(), ids.trust, { basis: 'CUM_PAR', at: new Date(time) })
      expect(await latestAt('2027-01-05T06:59:59Z')).toMatchObject({ day: '2026-12-31', nav: 40_000 })
      expect(await latestAt('2027-01-05T07:00:00Z')).toMatchObject({ day: '2027-01-04', nav: 41_000 })
      const until = { basis: 'CUM_PAR', at: new Date('2027-01-04T18:00:00Z') } as const
      const known = await navs.series(getDb(), ids.trust, day('2026-12-01'), day('2027-01-31'), until)
      expect(known.map(({ nav }) => nav)).toEqual([40_000])
      const stored = await getDb()
        .sql.selectFrom('navs')
        .select('published_at')
        .where('security_id', '=', ids.trust)
        .where('basis', '=', 'CUM_PAR')
        .orderBy('day')
        .execute()
      expect(stored.map(row => row.published_at)).toEqual([null, announced])
    })
  })

  describe('indices', () => {
    it('reads the latest level, its change, and thirty days', async () => {
      const [uk, young, ...others] = await indices.latest(getDb())
      expect(uk).toMatchObject({ code: 'UK100', day: '2026-02-28', level: 803_700, change: 100 })
      expect(uk?.changePct).toBeCloseTo(100 / 803_600, 12)
      expect(uk?.series).toHaveLength(30)
      expect(uk?.series.slice(-2)).toEqual([803_600, 803_700])
      expect(young).toMatchObject({ code: 'YOUNG', level: 100_000, change: null, changePct: null, series: [100_000] })
      expect(others).toEqual([])
    })

    it('names them all, those without a level too', async () => {
      expect((await indices.all(getDb())).map(({ code }) => code).slice(0, 2)).toEqual(['UK100', 'YOUNG'])
    })

    it('reads one index over a range', async () => {
      expect(await indices.find(getDb(), 'UK100')).toEqual({
        code: 'UK100',
        name: 'UK 100',
        currency: 'GBP',
        kind: 'MARKET',
      })
      expect(await indices.find(getDb(), 'NONE')).toBeNull()
      expect(await indices.series(getDb(), 'UK100', day('2026-01-10'), day('2026-01-11'))).toEqual([
        { day: '2026-01-10', price: 800_000, totalReturn: null, netTotalReturn: null },
        { day: '2026-01-11', price: 800_100, totalReturn: null, netTotalReturn: null },
      ])
      expect(await indices.lastDay(getDb())).toBe('2026-11-13')
    })

    it('[RP-FIGURE-8] has no level of a day before it is published', async () => {
      const { id } = await getDb()
        .sql.insertInto('indices')
        .values({ id: 90, code: 'CPI', name: 'Prices', currency: 'GBP', kind: 'INFLATION', source_id: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const published = new Date('2027-01-20T07:00:00Z')
      await writeDays(getDb(), 'index_levels', [
        { index_id: id, day: '2026-11-30', level: 14_260, source_id: 1 },
        { index_id: id, day: '2026-12-31', level: 14_290, source_id: 1, published: published.getTime() / 1000 },
      ])
      const before = new Date(published.getTime() - 1000)
      const known = (at: Date) => indices.series(getDb(), 'CPI', day('2026-11-01'), day('2027-01-31'), at)
      expect((await known(before)).map(({ price }) => price)).toEqual([14_260])
      expect((await known(published)).map(({ price }) => price)).toEqual([14_260, 14_290])
      expect(await indices.inflation(getDb(), day('2027-01-19'), before)).toMatchObject({ day: '2026-11-30' })
      expect(await indices.inflation(getDb(), day('2027-01-20'), published)).toMatchObject({ day: '2026-12-31' })
      await getDb().sql.updateTable('indices').set({ kind: 'MARKET' }).where('id', '=', id).execute()
      expect((await indices.latest(getDb(), before)).at(-1)).toMatchObject({ code: 'CPI', level: 14_260 })
      expect(await indices.lastDay(getDb(), before)).toBe('2026-11-30')
      await getDb().sql.deleteFrom('indices').where('id', '=', id).execute()
    })

    it('reads what a security belongs to', async () => {
      expect(await indices.membershipOf(getDb(), ids.harrow)).toEqual([
        { code: 'UK100', name: 'UK 100', weighting: 0.0123, asAt: '2026-11-13' },
      ])
      expect(await indices.membershipOf(getDb(), ids.fund)).toEqual([])
    })
  })
})
