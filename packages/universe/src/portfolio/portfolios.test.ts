import { returnsDrawdown, riskFigures } from '@bellwether/analytics'
import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const securities = new Map(universe.rows('securities').map(s => [s.id, s]))
const pooled = universe
  .rows('securities')
  .filter(s => s.type === 'FUND' || s.type === 'ETF' || s.type === 'CLOSED_END_FUND')

const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

describe('holdings', () => {
  const holdings = universe.by('holdings', 'security_id')

  it('are there for every fund, trust and ETF: up to fifty, fewer than the portfolio has', () => {
    expect([...holdings.keys()].toSorted()).toEqual(pooled.map(s => s.id).toSorted())
    for (const [id, rows] of holdings) {
      const count = universe.rows('fund_facts').find(f => f.security_id === id)?.holdings_count
      expect(rows.length).toBeGreaterThanOrEqual(10)
      expect(rows.length).toBeLessThanOrEqual(50)
      if (count) expect(rows.length).toBeLessThanOrEqual(count)
    }
  })

  it('[RP-DATA-26] are ranked by weight and never sum to more than the whole', () => {
    for (const rows of holdings.values()) {
      expect(rows.map(r => r.rank)).toEqual(rows.map((_, i) => i + 1))
      const weights = rows.map(r => r.weighting)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect(Math.min(...weights)).toBeGreaterThan(0)
      expect(total(weights)).toBeLessThanOrEqual(1)
      expect(new Set(rows.map(r => r.name)).size).toBe(rows.length)
    }
  })

  it('name securities of the universe by their own identifiers', () => {
    const byIsin = new Map(universe.rows('securities').map(s => [s.isin, s]))
    const inside = universe.rows('holdings').filter(h => h.isin && byIsin.has(h.isin))
    expect(inside.length).toBeGreaterThan(100)
    expect(
      inside.filter(h => byIsin.get(h.isin ?? '')?.name !== h.name || byIsin.get(h.isin ?? '')?.sedol !== h.sedol),
    ).toEqual([])
  })

  it('are weighed against the index by what follows one as it is, and by nothing else', () => {
    const passive = new Set(
      universe
        .rows('fund_facts')
        .filter(f => f.passive && f.legal_structure !== 'Debt security')
        .map(f => f.security_id),
    )
    expect(passive.size).toBeGreaterThan(2)
    for (const [id, rows] of holdings) {
      if (!passive.has(id)) expect(rows.every(r => r.index_weighting === null)).toBe(true)
      else
        for (const { weighting, index_weighting } of rows)
          expect(Math.abs(weighting / (index_weighting ?? 0) - 1)).toBeLessThan(0.1)
    }
  })

  it('are the same for both classes of a fund', () => {
    const [acc] = universe.rows('fund_facts').filter(f => f.sister_isin)
    const sister = universe.rows('securities').find(s => s.isin === acc?.sister_isin)
    const shown = (id: number | undefined) => holdings.get(id ?? 0)?.map(h => [h.name, h.weighting])
    expect(shown(acc?.security_id)).toEqual(shown(sister?.id))
    expect(securities.get(acc?.security_id ?? 0)?.isin).toBe(
      universe.rows('fund_facts').find(f => f.security_id === sister?.id)?.sister_isin,
    )
  })
})

describe('asset allocation', () => {
  it('nets long and short, and nets sum to the whole', () => {
    for (const rows of universe.by('asset_allocations', 'security_id').values()) {
      expect(rows).toHaveLength(5)
      for (const { long, short, net } of rows) {
        expect(long - short).toBeCloseTo(net, 6)
        expect(long).toBeGreaterThanOrEqual(0)
        expect(short).toBeGreaterThanOrEqual(0)
      }
      expect(total(rows.map(r => r.net))).toBeCloseTo(1, 6)
    }
    expect(universe.rows('asset_allocations').some(r => r.asset === 'CASH' && r.net < 0)).toBe(true)
  })
})

describe('exposures', () => {
  it('of each kind sum to the whole, in order of position', () => {
    for (const rows of universe.by('exposures', 'security_id').values()) {
      for (const kind of new Set(rows.map(r => r.kind))) {
        const ofKind = rows.filter(r => r.kind === kind)
        expect(total(ofKind.map(r => r.weighting))).toBeCloseTo(1, 6)
        expect(ofKind.map(r => r.position)).toEqual(ofKind.map((_, i) => i + 1))
      }
    }
  })

  it('compare with the average of the category, each fund counted once', () => {
    const category = securities.get(universe.securityOf('FUND:B0KXTM3').id ?? 0)?.category
    const families = new Map<string, number>()
    for (const s of pooled.filter(p => p.category === category)) {
      const row = universe
        .rows('exposures')
        .find(e => e.security_id === s.id && e.kind === 'SECTOR' && e.name === 'Technology')
      families.set(s.name.replace(/ (Acc|Inc)$/, ''), row?.weighting ?? 0)
    }
    const row = universe
      .rows('exposures')
      .find(
        e => e.security_id === universe.securityOf('FUND:B0KXTM3').id && e.kind === 'SECTOR' && e.name === 'Technology',
      )
    expect(row?.category).toBeCloseTo(total([...families.values()]) / families.size, 5)
  })
})

describe('risk', () => {
  it('is worked out from the prices that are stored', () => {
    const fund = universe.securityOf('FUND:B0KXTM3')
    const prices = universe.dailyPrices.filter(p => p.listing_id === universe.listingOf('FUND:B0KXTM3').id)
    const monthEnds = prices
      .filter((p, i) => prices[i + 1] && prices[i + 1]?.day.slice(0, 7) !== p.day.slice(0, 7))
      .map(p => p.close)
    const returns = monthEnds
      .slice(1)
      .map((close, i) => close / (monthEnds[i] ?? close) - 1)
      .slice(-36)
    const mean = total(returns) / 36
    const deviation = Math.sqrt(total(returns.map(r => (r - mean) ** 2)) / 35) * Math.sqrt(12)
    const measure = (name: string) =>
      universe.rows('risk_measures').find(m => m.security_id === fund.id && m.years === 3 && m.measure === name)?.value
    expect(measure('standardDeviation')).toBeCloseTo(deviation, 3)
    expect(measure('maxDrawdown')).toBeCloseTo(returnsDrawdown(returns), 3)
  })

  it('covers ten years where there are that many, and nothing beyond a fund’s life', () => {
    const years = (code: string) => [
      ...new Set(
        universe
          .rows('risk_measures')
          .filter(m => m.security_id === universe.securityOf(code).id)
          .map(m => m.years),
      ),
    ]
    expect(years('FUND:B0KXTM3')).toEqual([1, 3, 5, 10])
    expect(years('LSE:LEV3')).toEqual([1, 3, 5])
  })

  it('of a leveraged product is held against the index that pays its multiple every day', () => {
    const { id } = universe.securityOf('LSE:LEV3')
    const measure = (name: string) =>
      universe.rows('risk_measures').find(m => m.security_id === id && m.years === 3 && m.measure === name)?.value
    expect(measure('beta')).toBeCloseTo(1, 1)
    expect(measure('trackingError')).toBeLessThan(0.01)
    const facts = universe.rows('fund_facts').find(f => f.security_id === id)
    expect(facts?.benchmark).toMatch(/Daily 3x Leveraged$/)
    expect(facts?.tracking_error).toBeLessThan(0.01)
    expect(Math.abs(facts?.tracking_difference_1y ?? 1)).toBeLessThan(0.05)
  })

  it('names the regime with every score and keeps to its scale', () => {
    const scores = universe.rows('risk_scores')
    expect(scores).toHaveLength(pooled.length)
    expect(
      scores.filter(s => s.scale !== (s.regime === 'CCI_PRODUCT_SUMMARY' ? 10 : 7) || s.score < 1 || s.score > s.scale),
    ).toEqual([])
    expect(new Set(scores.map(s => s.regime)).size).toBe(3)
  })

  it('of a portfolio that is its benchmark has beta one and no tracking error', () => {
    const months = Array.from({ length: 24 }, (_, i) => 0.01 * Math.sin(i))
    expect(
      riskFigures(
        months,
        months,
        months.map(() => 0.002),
      ),
    ).toMatchObject({
      beta: expect.closeTo(1, 9),
      rSquared: expect.closeTo(1, 9),
      trackingError: 0,
      upCapture: 1,
      downCapture: 1,
      informationRatio: null,
    })
  })
})

describe('fund facts', () => {
  it('state the yield that was paid', () => {
    for (const facts of universe.rows('fund_facts').slice(0, 20)) {
      const listing = universe.rows('listings').find(l => l.security_id === facts.security_id && l.primary_listing)
      const price = universe.rows('quotes').find(q => q.listing_id === listing?.id)?.last ?? 1
      const paid = universe
        .rows('dividends')
        .filter(d => d.security_id === facts.security_id && d.ex_on > '2025-11-13' && d.ex_on <= '2026-11-13')
      expect(facts.yield).toBeCloseTo(total(paid.map(d => d.amount / 100)) / price, 5)
    }
  })

  it('reinvest the distributions of accumulation classes and pay out the others', () => {
    for (const facts of universe.rows('fund_facts')) {
      const rows = universe.rows('dividends').filter(d => d.security_id === facts.security_id)
      expect(rows.filter(d => d.kind !== 'DISTRIBUTION' || d.reinvested !== (facts.income_class === 'ACC'))).toEqual([])
    }
  })
})

describe('costs and target market', () => {
  it('confirm every zero', () => {
    const names = [
      'entry',
      'exit',
      'ongoing',
      'management',
      'borrowing',
      'transaction',
      'incidental',
      'investee',
    ] as const
    for (const row of universe.rows('costs'))
      expect(names.filter(n => row[n] === 0)).toEqual(names.filter(n => row.confirmed_zero?.includes(n)))
  })

  it('are there before and after the event, in the target-market file too', () => {
    const kid = universe.securityOf('FUND:B0KXTM3')
    const costs = universe.rows('costs').filter(c => c.security_id === kid.id)
    expect(costs.map(c => c.kind)).toEqual(['EX_ANTE', 'EX_POST'])
    const answers = universe.rows('target_markets').find(t => t.security_id === kid.id)?.answers
    expect(answers).toMatchObject({ '01010': 'Y', '00010': kid.isin, '07100': costs[0]?.ongoing, '03050': 'N' })
  })

  it('keep basic investors away from leverage', () => {
    const answers = universe
      .rows('target_markets')
      .find(t => t.security_id === universe.securityOf('LSE:LEV3').id)?.answers
    expect(answers).toMatchObject({ '02010': 'N', '05050': 'Y', '06010': 'N', '00100': 'Y' })
  })
})
