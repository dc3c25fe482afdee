import { getIsoDate, toEpochDay } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { coreDepth } from '../depth.ts'
import { planUniverse } from '../identity/plan-universe.ts'
import { createMarket } from '../market.ts'
import { createTrustCompany } from '../portfolio/trust-company.ts'
import { createTrustAccounts } from '../portfolio/trust-statements.ts'
import { type ForwardResults, forwardResults } from './forward-results.ts'

const base = { seed: 1, securities: 10, until: '2026-11-13' }
const market = createMarket(base.seed, toEpochDay(base.until), coreDepth)
const { equities, trusts } = planUniverse(market, base)
const reporting = new Set([...equities, ...trusts].map(({ id }) => id))
const nav = 91_234

/** Everything that is published in a time, in order of the days. */
function resultsBetween(after: string, to: string): readonly (ForwardResults & { readonly day: string })[] {
  const due = forwardResults(base, { after: getIsoDate(after), to: getIsoDate(to), reporting })
  return [...due]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([day, results]) =>
      results.flatMap(({ publish }) => {
        const published = publish((_, on) => (on > market.until ? nav : null))
        return published ? [{ ...published, day }] : []
      }),
    )
}

describe('results after the market was made', () => {
  it('[RP-DATA-34] are the same whenever, and in what steps, they are asked for', () => {
    const whole = resultsBetween('2026-11-13', '2027-11-12')
    expect(whole.length).toBeGreaterThan(5)
    expect([...resultsBetween('2026-11-13', '2027-04-02'), ...resultsBetween('2027-04-02', '2027-11-12')]).toEqual(
      whole,
    )
  })

  it('[RP-DATA-34] of a trust have the net assets of its last value, and continue its accounts', () => {
    const trust = createTrustCompany(market, trusts[0] ?? expect.unreachable())
    const results = resultsBetween('2026-11-13', '2028-06-30').filter(({ securityId }) => securityId === trust.plan.id)
    expect(results.map(({ published }) => published.period)).toContain('ANNUAL')
    for (const { day, published } of results) {
      expect(published.published_on).toBe(day)
      if (toEpochDay(published.period_end) > market.until)
        expect(published.balance?.netAssets).toBe(Math.round((nav * trust.plan.shares) / 100))
    }
    const since = { until: toEpochDay('2028-06-30'), navOn: (on: number) => (on > market.until ? nav : null) }
    const { halves } = createTrustAccounts(market, trust, since)
    const before = createTrustAccounts(market, trust).halves
    expect(halves.slice(0, before.length)).toEqual(before)
    expect(halves.length).toBeGreaterThan(before.length)
    for (const [index, half] of halves.entries()) {
      const previous = halves[index - 1]
      if (previous) expect(half.cashFlow.openingCash).toBe(previous.balance.cash)
    }
  })

  it('[RP-DATA-34] of a company’s year come with segments that make up its revenue', () => {
    const years = resultsBetween('2026-11-13', '2027-11-12').filter(
      ({ published }) => published.period === 'ANNUAL' && published.template !== 'TRUST',
    )
    expect(years.length).toBeGreaterThan(0)
    for (const { published, segments } of years) {
      const { revenue, totalIncome, insuranceRevenue, rentalIncome } = published.income as Record<string, number>
      for (const kind of ['DIVISION', 'GEOGRAPHY'] as const) {
        const parts = segments.filter(segment => segment.kind === kind)
        expect(parts.every(({ fiscal_year }) => fiscal_year === published.fiscal_year)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part.revenue, 0)).toBe(
          revenue ?? totalIncome ?? insuranceRevenue ?? rentalIncome,
        )
      }
    }
  })
})
