import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const costs = universe.by('costs', 'security_id')
const trusts = universe.rows('trust_facts')
const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

interface Tier {
  readonly upTo: number | null
  readonly rate: number
}

/** What the bands of a fee table come to, as a fraction of the net assets. */
function effectiveFee(tiers: readonly Tier[], netAssets: number): number {
  let [below, fee] = [0, 0]
  for (const { upTo, rate } of tiers) {
    const edge = Math.min(netAssets, upTo ?? netAssets)
    fee += Math.max(0, edge - below) * rate
    below = Math.max(below, edge)
  }
  return fee / netAssets
}

describe('[RP-DATA-38] the fees of a trust', () => {
  it('are the same in its fee table and its cost file', () => {
    let compared = 0
    for (const { security_id: id, details, net_assets: netAssets } of trusts) {
      const stated = costs.get(id)?.[0]?.management
      if (stated == null) continue
      const { feeTiers } = details as unknown as { readonly feeTiers: readonly Tier[] }
      expect(Math.abs(effectiveFee(feeTiers, netAssets ?? 0) - stated)).toBeLessThanOrEqual(0.0001)
      compared += 1
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('include one for performance in the facts and in the cost file, or in neither', () => {
    for (const { security_id: id, performance_fee: charged } of trusts)
      for (const { incidental } of costs.get(id) ?? []) expect((incidental ?? 0) > 0).toBe(charged)
  })

  it('are those of a financial year that has been reported on', () => {
    for (const { security_id: id } of trusts) {
      const ends = universe
        .rows('statements')
        .filter(({ security_id, months }) => security_id === id && months === 12)
        .map(({ period_end }) => period_end)
      const actual = costs.get(id)?.find(({ kind }) => kind === 'EX_POST')
      if (actual) expect(ends).toContain(actual.as_at)
    }
  })
})

describe('[RP-DATA-38] the papers of a product', () => {
  it('are no product summary before these were allowed', () => {
    const summaries = universe.rows('documents').filter(({ regime }) => regime === 'CCI_PRODUCT_SUMMARY')
    expect(summaries.length).toBeGreaterThan(5)
    expect(summaries.filter(({ effective_date: day }) => day < '2026-04-06')).toEqual([])
  })

  it('report the assessment of value on the day that the facts name', () => {
    const reports = universe.by('documents', 'security_id')
    let compared = 0
    for (const { security_id: id, details } of universe.rows('fund_facts')) {
      const { valueAssessment } = details as unknown as { readonly valueAssessment: { readonly on: string } | null }
      const report = reports.get(id)?.find(({ type }) => type === 'Assessment of value')
      if (!report || !valueAssessment) continue
      expect(report.effective_date).toBe(valueAssessment.on)
      compared += 1
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('state nothing in the target-market file that is newer than the file', () => {
    for (const { security_id: id, as_at: filed, answers } of universe.rows('target_markets')) {
      const dates = [answers['01000'], answers['09090'], ...(costs.get(id) ?? []).map(({ as_at }) => as_at)]
      expect(dates.filter(date => String(date) > filed)).toEqual([])
    }
  })

  it('call a meeting on a business day', () => {
    const notices = universe.rows('documents').filter(({ type }) => type === 'Notice of meeting')
    expect(notices.length).toBeGreaterThan(5)
    expect(notices.filter(({ effective_date: day }) => !isWeekday(day))).toEqual([])
  })
})

it('[RP-DATA-38] announces no trading statement of a trust', () => {
  const ids = new Set(trusts.map(({ security_id }) => security_id))
  const events = universe.rows('events').filter(({ security_id }) => ids.has(security_id))
  expect(events.length).toBeGreaterThan(20)
  expect(events.filter(({ kind }) => kind === 'TRADING_STATEMENT')).toEqual([])
})

it('[RP-DATA-38] pays the distributions of a fund in the same months of every year', () => {
  const perYear: Readonly<Record<string, number>> = { Monthly: 12, Quarterly: 4, 'Half-yearly': 2, Yearly: 1 }
  const paid = universe.by('dividends', 'security_id')
  for (const { security_id: id, distribution_frequency: frequency } of universe.rows('fund_facts')) {
    const months = new Set((paid.get(id) ?? []).map(({ pay_on: day }) => day?.slice(5, 7)))
    if (universe.rows('securities').find(security => security.id === id)?.type === 'FUND')
      expect(months.size).toBeLessThanOrEqual(perYear[frequency ?? ''] ?? 0)
  }
})

it('[RP-DATA-38] prices every fund in pence', () => {
  const funds = new Set(universe.rows('fund_facts').map(({ security_id }) => security_id))
  const units = universe
    .rows('listings')
    .filter(({ security_id, exchange }) => funds.has(security_id) && exchange === 'FUND')
    .map(({ price_unit }) => price_unit)
  expect(units.length).toBeGreaterThan(5)
  expect(new Set(units)).toEqual(new Set(['GBX']))
})

it('states every objective in whole sentences', () => {
  for (const { objective } of trusts) expect(objective).not.toMatch(/ in United Kingdom|with Bellwether/)
})
