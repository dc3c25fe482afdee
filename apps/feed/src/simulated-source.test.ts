import { getIsoDate, type MarketCode } from '@bellwether/domain'
import { createMemoryBus, type Tick } from '@bellwether/price-bus'
import { isNewer } from '@bellwether/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing, manyListings } from '../testing/listings.ts'
import { createMarketHours } from './market-hours.ts'
import { createSimulatedSource } from './simulated-source.ts'

const friday = Date.UTC(2026, 10, 13, 10)
const minute = 60_000
const create = (options: Partial<Parameters<typeof createSimulatedSource>[0]> = {}) =>
  createSimulatedSource({
    listings: manyListings(20),
    seed: 1,
    intervalMs: 500,
    hours: createMarketHours('always'),
    at: friday,
    ...options,
  })

describe('the simulated market', () => {
  it('makes the same ticks however the time is divided', () => {
    const whole = [...create().between(friday, friday + minute)]
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: minute - 1 }), { maxLength: 20 }), cuts => {
        const times = [0, ...new Set(cuts), minute].sort((a, b) => a - b).map(cut => friday + cut)
        const source = create()
        const parts = times.slice(1).flatMap((to, i) => [...source.between(times[i] ?? friday, to)])
        expect(parts.sort(byTimeAndCode)).toEqual(whole.toSorted(byTimeAndCode))
      }),
      { numRuns: 30 },
    )
    expect(whole.length).toBeGreaterThan(20 * 100 * 0.8)
    expect(whole.length).toBeLessThan(20 * 140 * 1.2)
  })

  it('starts with the last tick before its start time', () => {
    const source = create()
    const latest = new Map([...source.latest(friday + minute)].map(tick => [tick.marketCode, tick]))
    const before = new Map<MarketCode, Tick>()
    for (const tick of source.between(friday, friday + minute)) before.set(tick.marketCode, tick)
    expect(latest).toEqual(before)
  })

  it('orders the ticks of a symbol by time, across midnight and at any rate', () => {
    const midnight = Date.UTC(2026, 10, 14)
    const ticks = [
      ...create({ intervalMs: 50 }).between(midnight - minute, midnight),
      ...create({ intervalMs: 5000 }).between(midnight, midnight + minute),
    ]
    const last = new Map<MarketCode, Tick>()
    for (const tick of ticks) {
      expect(isNewer(tick, last.get(tick.marketCode))).toBe(true)
      last.set(tick.marketCode, tick)
    }
    expect(new Set(ticks.map(({ epoch }) => epoch))).toEqual(new Set([midnight - 1440 * minute, midnight]))
  })

  it('two parallel feeds duplicate nothing: the bus accepts each tick once', () => {
    const bus = createMemoryBus({
      onError: error => {
        throw error
      },
    })
    const [first, second] = [create(), create()]
    let taken = 0
    for (let at = friday; at < friday + minute; at += 40) {
      for (const source of [first, second])
        for (const tick of source.between(at, at + 40)) taken += Number(bus.publish(tick))
    }
    expect(taken).toBe([...create().between(friday, friday + minute)].length)
  })

  it('[RP-MARKET-4] moves around the close before its session, which is its previous close, with the spread of the quote', () => {
    const listing = createListing('LSE:HVL', { last: 128_450, bid: 128_400, ask: 128_500, previousClose: 126_600 })
    const prices = new Set<number>()
    for (const tick of create({ listings: [listing] }).between(friday, friday + 30 * minute)) {
      prices.add(tick.price)
      expect(Math.abs(tick.price / 128_450 - 1)).toBeLessThan(0.028)
      expect(tick.previousClose).toBe(128_450)
      expect((tick.ask ?? 0) - (tick.bid ?? 0)).toBe(100)
      expect(tick.price % 50).toBe(0)
      expect([tick.state, tick.unit, tick.scale]).toEqual(['LIVE', 'GBX', 2])
    }
    expect(prices.size).toBeGreaterThan(5)
  })

  it('publishes only the stored quote of a suspended security', () => {
    const listings = [createListing('LSE:SUSP', { suspended: true, last: 2740 })]
    const source = create({ listings })
    expect([...source.latest(friday)]).toMatchObject([
      { marketCode: 'LSE:SUSP', state: 'SUSPENDED', price: 2740, bid: null, ask: null },
    ])
    expect([...source.between(friday, friday + minute)]).toEqual([])
  })

  it('ticks more slowly in a large market by default', () => {
    const listings = manyListings(20_000)
    const ticks = [...create({ listings, intervalMs: null }).between(friday, friday + 1000)]
    expect(ticks.length).toBeGreaterThan(4500)
    expect(ticks.length).toBeLessThan(5500)
  })
})

describe('with the hours of exchanges', () => {
  const source = create({ listings: manyListings(20), hours: createMarketHours('exchange') })
  const states = (ticks: Iterable<Tick>) => new Set([...ticks].map(({ state }) => state))

  it('ticks while the exchange is open, and in its auctions', () => {
    expect(states(source.between(friday, friday + minute))).toEqual(new Set(['LIVE']))
    const auction = Date.UTC(2026, 10, 13, 16, 31)
    expect(states(source.between(auction, auction + minute))).toEqual(new Set(['AUCTION']))
  })

  it('publishes the close once, and the same tick after a later start', () => {
    const close = Date.UTC(2026, 10, 13, 16, 35)
    const closing = [...source.between(close - 100, close + 100)].filter(({ state }) => state === 'CLOSED')
    expect(closing).toHaveLength(20)
    expect([...source.between(close + 100, close + 60 * minute)]).toEqual([])
    const sunday = Date.UTC(2026, 10, 15, 12)
    expect([...source.latest(sunday)].sort(byTimeAndCode)).toEqual(closing.sort(byTimeAndCode))
  })

  it('[RP-MARKET-7] a start outside hours publishes the stored close, not another price', () => {
    const at = Date.UTC(2026, 10, 15, 22)
    const listings = [createListing('LSE:HVL', { at: new Date('2026-11-13T16:35:00Z') })]
    const closed = create({ listings, hours: createMarketHours('exchange'), at })
    expect([...closed.latest(at)]).toMatchObject([
      { state: 'CLOSED', time: Date.UTC(2026, 10, 13, 16, 35), price: 100_000, previousClose: 99_000 },
    ])
    expect([...closed.between(at, at + 60 * minute)]).toEqual([])
    const [monday] = closed.between(at, Date.UTC(2026, 10, 16, 8, 1))
    expect(monday).toMatchObject({ state: 'AUCTION', previousClose: 100_000 })
  })

  it('[RP-MARKET-4] starts each session from the close of the one before, however long it has been running', () => {
    for (const kind of ['exchange', 'always'] as const) {
      const hours = createMarketHours(kind)
      const [thursday, monday] = [Date.UTC(2026, 10, 12, 10), Date.UTC(2026, 10, 16, 10)]
      const listings = [createListing('LSE:HVL', { at: new Date('2026-11-11T16:35:00Z') })]
      const long = create({ listings, hours, at: thursday, intervalMs: 60_000 })
      const ticks = [...long.between(thursday, monday)]
      const dayOf = ({ time }: Tick) => hours.dayAt('LSE', time).day
      const closes = new Map(ticks.map(tick => [dayOf(tick), tick.price]))
      const days = [...closes.keys()]
      expect(days).toEqual(
        kind === 'always'
          ? ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16']
          : ['2026-11-12', '2026-11-13', '2026-11-16'],
      )
      const closeBeforeDay = new Map(days.map((day, i) => [day, closes.get(days[i - 1] ?? day)]))
      closeBeforeDay.set(getIsoDate('2026-11-12'), 100_000)
      for (const tick of ticks) expect(tick.previousClose).toBe(closeBeforeDay.get(dayOf(tick)))
      // One that starts later finds the close stored, and makes the same ticks.
      const friday = closes.get(days.at(-2) ?? getIsoDate('2026-11-13')) ?? 0
      const at = new Date(ticks.findLast(tick => dayOf(tick) === days.at(-2))?.time ?? 0)
      const stored = createListing('LSE:HVL', { at, last: friday, bid: friday - 50, ask: friday + 50 })
      const short = create({ listings: [stored], hours, at: monday, intervalMs: 60_000 })
      expect([...short.between(monday, monday + 60 * minute)]).toEqual([...long.between(monday, monday + 60 * minute)])
    }
  })

  it('is closed on holidays', () => {
    expect(states(source.latest(Date.UTC(2026, 11, 25, 12)))).toEqual(new Set(['CLOSED']))
  })
})

function byTimeAndCode(a: Tick, b: Tick): number {
  return a.time - b.time || (a.marketCode < b.marketCode ? -1 : 1)
}
