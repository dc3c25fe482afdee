import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const navs = Map.groupBy(universe.navsAnnouncedBefore('2026-11-16T08:00:00Z'), ({ security_id }) => security_id)
const trusts = universe.rows('trust_facts')

const pricesOf = (securityId: number) => {
  const listing = universe.rows('listings').find(l => l.security_id === securityId && l.primary_listing)
  return universe.dailyPrices.filter(p => p.listing_id === listing?.id)
}

describe('net asset values', () => {
  it('[RP-DATA-39] are there up to the last valuation day, whenever they are announced', () => {
    const lastDays = Map.groupBy(trusts, ({ nav_frequency }) => nav_frequency)
    const all = universe.by('navs', 'security_id')
    for (const { security_id } of lastDays.get('DAILY') ?? expect.unreachable())
      expect(all.get(security_id)?.at(-1)?.day).toBe('2026-11-13')
    for (const { security_id } of lastDays.get('MONTHLY') ?? [])
      expect(all.get(security_id)?.at(-1)?.day).toBe('2026-10-30')
  })

  it('come as often as the trust says', () => {
    const gaps: Record<string, readonly [number, number]> = {
      DAILY: [1, 6],
      WEEKLY: [4, 11],
      MONTHLY: [25, 36],
      QUARTERLY: [80, 100],
    }
    for (const { security_id: id, nav_frequency: frequency } of trusts) {
      const days = navs.get(id)?.map(n => Date.parse(n.day) / 86_400_000) ?? []
      const between = days.slice(1).map((d, i) => d - (days[i] ?? d))
      const [least, most] = gaps[frequency] ?? [0, 0]
      expect(Math.min(...between)).toBeGreaterThanOrEqual(least)
      expect(Math.max(...between)).toBeLessThanOrEqual(most)
    }
  })

  it('stand beside prices at a discount that comes back to its mean', () => {
    const moves: { away: number; next: number }[] = []
    for (const { security_id: id, nav_frequency: frequency } of trusts) {
      if (frequency !== 'DAILY') continue
      const prices = new Map(pricesOf(id).map(p => [p.day, p.close]))
      const discounts = (navs.get(id) ?? []).map(n => (prices.get(n.day) ?? n.nav) / n.nav - 1)
      const mean = discounts.reduce((a, b) => a + b, 0) / discounts.length
      expect(mean).toBeGreaterThan(-0.4)
      expect(mean).toBeLessThan(0.1)
      for (let i = 0; i + 60 < discounts.length; i += 60)
        moves.push({ away: (discounts[i] ?? 0) - mean, next: (discounts[i + 60] ?? 0) - (discounts[i] ?? 0) })
    }
    const slope = moves.reduce((sum, m) => sum + m.away * m.next, 0) / moves.reduce((sum, m) => sum + m.away ** 2, 0)
    expect(slope).toBeLessThan(-0.2)
  })
})

describe('trust facts', () => {
  it('are recomputed from the series: discount average, high, low and z-score of twelve months', () => {
    for (const facts of trusts) {
      const series = navs.get(facts.security_id) ?? []
      const discounts = pricesOf(facts.security_id)
        .filter(p => p.day > '2025-11-13')
        .flatMap(p => {
          const nav = series.findLast(n => n.day <= p.day)
          return nav ? [p.close / nav.nav - 1] : []
        })
      const mean = discounts.reduce((a, b) => a + b, 0) / discounts.length
      const deviation = Math.sqrt(discounts.reduce((sum, d) => sum + (d - mean) ** 2, 0) / discounts.length)
      expect(facts.discount_average_12m).toBeCloseTo(mean, 5)
      expect(facts.discount_high_12m).toBeCloseTo(Math.max(...discounts), 5)
      expect(facts.discount_low_12m).toBeCloseTo(Math.min(...discounts), 5)
      expect(facts.discount_z_score).toBeCloseTo(((discounts.at(-1) ?? 0) - mean) / deviation, 1)
    }
  })

  it('agree with the last accounts and the last net asset value', () => {
    for (const facts of trusts) {
      const nav = navs.get(facts.security_id)?.at(-1)?.nav ?? 0
      expect(facts.net_assets).toBe(Math.round((nav * facts.shares_in_issue) / 100))
      expect(facts.total_assets).toBe(facts.net_assets + facts.borrowings)
      const last = universe
        .rows('statements')
        .filter(s => s.security_id === facts.security_id)
        .toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1))
        .at(-1)
      const balance = (last?.balance ?? {}) as Record<string, number>
      expect([facts.borrowings, facts.cash, facts.revenue_reserve]).toEqual([
        balance.nonCurrentBorrowings,
        balance.cash,
        balance.revenueReserve,
      ])
    }
  })

  it('report the net asset value of the day in the accounts', () => {
    const nwt = universe.securityOf('LSE:NWT').id
    const year = universe.rows('statements').findLast(s => s.security_id === nwt && s.period === 'ANNUAL')
    const nav = navs.get(nwt ?? 0)?.findLast(n => n.day <= (year?.period_end ?? ''))?.nav
    expect(((year?.balance ?? {}) as Record<string, number>).navPerShareFair).toBe(nav)
  })

  it('count a hero’s increases, each of which is in the dividends', () => {
    const nwt = trusts.find(t => t.security_id === universe.securityOf('LSE:NWT').id)
    expect(nwt?.consecutive_increases).toBeGreaterThanOrEqual(20)
    const byYear = Map.groupBy(
      universe.rows('dividends').filter(d => d.security_id === nwt?.security_id && d.status === 'CONFIRMED'),
      d => d.financial_year ?? 0,
    )
    const totals = [...byYear]
      .filter(([year]) => year >= 2018 && year <= 2025)
      .toSorted(([a], [b]) => a - b)
      .map(([, rows]) => rows.reduce((sum, r) => sum + r.amount, 0))
    expect(totals.filter((t, i) => i > 0 && t <= (totals[i - 1] ?? 0))).toEqual([])
  })
})
