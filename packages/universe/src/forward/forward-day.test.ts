import { addBusinessDays, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ForwardGiven, forwardDay } from './forward-day.ts'
import { forwardIntraday } from './forward-intraday.ts'
import type { ForwardBar, ForwardSecurity } from './forward-market.ts'

const start = getIsoDate('2026-11-13')
const listing = (id: number, before: number, given: Partial<ForwardSecurity['listings'][number]> = {}) => ({
  ...{ id, exchange: 'LSE', unit: 'GBX', scale: 2, before, usualVolume: 100_000, recorded: null },
  ...given,
})
const notValued = { navs: [], navFrequency: 'DAILY', closesSinceNav: [] } as const
const share: ForwardSecurity = {
  id: 1,
  type: 'EQUITY',
  listings: [listing(1, 100_000), listing(2, 1265, { unit: 'USD' })],
  ...notValued,
}
const trust: ForwardSecurity = {
  ...{ id: 2, type: 'CLOSED_END_FUND', listings: [listing(3, 30_000)] },
  ...notValued,
  navs: [{ basis: 'CUM_FAIR', day: addBusinessDays(start, -1), nav: 33_000, close: 30_000 }],
}
const fund: ForwardSecurity = { id: 3, type: 'FUND', listings: [listing(4, 250, { usualVolume: null })], ...notValued }
const base: ForwardGiven = {
  ...{ seed: 7, day: start, securities: [share, trust, fund], dropOf: () => 0 },
  indices: [
    {
      id: 1,
      kind: 'MARKET',
      levels: { level: 800_000, total_return: 900_000, net_total_return: null },
      weights: new Map([[1, 1]]),
    },
    {
      id: 2,
      kind: 'BENCHMARK',
      levels: { level: 100_000, total_return: null, net_total_return: null },
      weights: new Map(),
    },
  ],
  rates: new Map([['USD', 0.79]]),
}

/** The market after a day, as the next one finds it. */
function after(given: ForwardGiven): ForwardGiven {
  const { bars, navs, levels, rates } = forwardDay(given)
  return {
    ...given,
    day: addBusinessDays(given.day, 1),
    securities: given.securities.map(security => ({
      ...security,
      listings: security.listings.map(each => ({ ...each, before: bars.get(each.id)?.close ?? each.before })),
      navs: navs.get(security.id)?.slice(-1) ?? security.navs,
      closesSinceNav: [],
    })),
    indices: given.indices.map(index => ({ ...index, levels: levels.get(index.id) ?? index.levels })),
    rates,
  }
}

describe('a day after', () => {
  it('[RP-DATA-31] is the same for the same seed, day and market before, and another for another seed', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 40 }), (seed, days) => {
        const walk = (from: ForwardGiven, count: number): ForwardGiven =>
          count === 0 ? from : walk(after(from), count - 1)
        const once = walk({ ...base, seed }, days)
        const stop = Math.floor(days / 2)
        // Taken up again from what is stored.
        expect(walk(structuredCloneOf(walk({ ...base, seed }, stop)), days - stop)).toEqual(once)
        expect(walk({ ...base, seed: seed + 1 }, days).securities).not.toEqual(once.securities)
      }),
      { numRuns: 30 },
    )
  })

  it('has bars that contain their open and close, and moves that stay believable', () => {
    let given = base
    for (let i = 0; i < 250; i += 1) {
      const { bars } = forwardDay(given)
      for (const [id, { open, high, low, close, volume }] of bars) {
        const before = given.securities.flatMap(({ listings }) => listings).find(each => each.id === id)?.before ?? 0
        expect(Math.abs(close / before - 1)).toBeLessThan(0.15)
        if (open === null || high === null || low === null) continue
        expect(Math.max(open, close)).toBeLessThanOrEqual(high)
        expect(Math.min(open, close)).toBeGreaterThanOrEqual(low)
        expect(volume).toBeGreaterThan(0)
      }
      given = after(given)
    }
  })

  it('[RP-DATA-31] cash earns its rate every day and prices rise once a month, whatever the market does', () => {
    const levels = { level: null, total_return: null, net_total_return: null }
    let given: ForwardGiven = {
      ...base,
      indices: [
        { id: 6, kind: 'CASH', levels: { ...levels, total_return: 1_000_000 }, weights: new Map() },
        { id: 7, kind: 'INFLATION', levels: { ...levels, level: 14_260 }, weights: new Map() },
      ],
    }
    const measured: string[] = []
    for (let i = 0; i < 66; i += 1) {
      const next = forwardDay(given).levels
      const [cash, was] = [next.get(6)?.total_return ?? 0, given.indices[0]?.levels.total_return ?? 0]
      expect(cash / was).toBeCloseTo(1 + 0.0375 / 252, 5)
      if (next.has(7)) measured.push(given.day)
      given = after(given)
    }
    expect(new Set(measured.map(day => day.slice(0, 7))).size).toBe(measured.length)
    expect(measured).toHaveLength(3)
    expect(given.indices[1]?.levels.level).toBeGreaterThan(14_260)
  })

  it('[RP-DATA-32] a recorded bar stands, and the lines and indices of the security follow it', () => {
    const recorded: ForwardBar = { open: 100_000, high: 112_000, low: 99_000, close: 110_000, volume: 5 }
    const given = {
      ...base,
      securities: [{ ...share, listings: [listing(1, 100_000, { recorded }), listing(2, 1265, { unit: 'USD' })] }],
    }
    const { bars, levels, rates } = forwardDay(given)
    expect(bars.get(1)).toBe(recorded)
    expect(bars.get(2)?.close).toBe(Math.round(1100 / (rates.get('USD') ?? 0)))
    expect(levels.get(1)?.level).toBe(880_000)
  })

  it('a price and a net asset value go down by what is paid out', () => {
    const plain = forwardDay(base)
    const paid = forwardDay({ ...base, dropOf: id => (id === 2 ? 3000 : 0) })
    expect((plain.bars.get(3)?.close ?? 0) - (paid.bars.get(3)?.close ?? 0)).toBeGreaterThan(2700)
    expect((plain.navs.get(2)?.[0]?.nav ?? 0) - (paid.navs.get(2)?.[0]?.nav ?? 0)).toBeGreaterThan(3000)
  })

  it('[RP-DATA-39] values a trust as often as it says, wherever the days before were cut', () => {
    for (const [navFrequency, expected] of [
      ['DAILY', 33],
      ['WEEKLY', 8],
      ['MONTHLY', 2],
      ['QUARTERLY', 1],
    ] as const) {
      const valued: string[] = []
      const prices = new Map<string, number>()
      let given: ForwardGiven = { ...base, securities: [{ ...trust, navFrequency }] }
      while (given.day <= '2026-12-31') {
        const { bars, navs } = forwardDay(given)
        prices.set(given.day, bars.get(3)?.close ?? 0)
        for (const { day, nav, close } of navs.get(2) ?? []) {
          valued.push(day)
          expect(close).toBe(prices.get(day))
          expect(Math.abs(close / nav / (30_000 / 33_000) - 1)).toBeLessThan(0.06)
        }
        given = after(given)
      }
      expect([navFrequency, valued.length]).toEqual([navFrequency, expected])
      if (navFrequency !== 'DAILY' && navFrequency !== 'WEEKLY') expect(valued.at(-1)).toBe('2026-12-31')
    }
  })

  it('[RP-DATA-39] values the days too that had not been announced when the market was made', () => {
    const thursday = getIsoDate('2026-11-12')
    const [last] = trust.navs
    if (!last) expect.unreachable()
    const late = {
      ...trust,
      navs: [{ ...last, day: getIsoDate('2026-11-11') }],
      closesSinceNav: [{ day: thursday, close: 30_300 }],
    }
    const made = forwardDay({ ...base, securities: [late] }).navs.get(2)
    expect(made?.map(({ day }) => day)).toEqual([thursday, start])
    expect(made?.[0]?.nav).toBeGreaterThan(33_000)
  })

  it('within a day the bars make exactly the daily bar', () => {
    const { bars } = forwardDay(base)
    const [primary] = share.listings
    const bar = bars.get(1)
    if (!primary || !bar) expect.unreachable()
    const rows = forwardIntraday(7, primary, start, bar)
    expect(rows[0]?.open).toBe(bar.open)
    expect(rows.at(-1)?.close).toBe(bar.close)
    expect(Math.max(...rows.map(({ high }) => high))).toBe(bar.high)
    expect(rows.reduce((sum, { volume }) => sum + volume, 0)).toBe(bar.volume)
    expect(forwardIntraday(7, listing(4, 250), start, bars.get(4) ?? expect.unreachable())).toEqual([])
  })
})

function structuredCloneOf({ dropOf, ...given }: ForwardGiven): ForwardGiven {
  return { ...structuredClone(given), dropOf }
}
