import type { BlockState, ChartBasis, SecurityChartView } from '@bellwether/contract'
import { defaultChartChoices } from '@bellwether/contract'
import { type Database, facts, sectorFigures, securities } from '@bellwether/db'
import { addDays, defaultServiceFlags, type IsoDate } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'
import { createResearchContext, type ResearchContext, type Security } from '../research-context.ts'
import { comparedSpans } from '../sector-figures/compared-spans.ts'
import { sectorGroupOf } from '../sector-figures/sector-group.ts'
import { benchmarkIndex } from '../securities/benchmark.ts'
import { growthView } from './growth-view.ts'
import { performanceView } from './performance-view.ts'
import { priceChartView } from './price-chart.ts'
import { reinvestedPayments } from './reinvested-payments.ts'
import { likeLines, type ReturnHistory, returnHistory } from './return-history.ts'
import { returnsView } from './returns.ts'
import { securityChartView } from './security-chart.ts'
import { cumulativePeriods, standardPeriods } from './standard-periods.ts'
import { trackingDifference } from './tracking-difference.ts'

let db: Database
let app: FastifyInstance
let context: ResearchContext
const subjects: { readonly security: Security; readonly day: IsoDate; readonly history: ReturnHistory }[] = []

beforeAll(async () => {
  db = await openMarket(30)
  app = await openSite(db)
  context = createResearchContext({ db, services: defaultServiceFlags, log: app.log })
  const { rows } = await sql<{ code: string; day: IsoDate }>`
    select l.market_code as code, (select max(day) from daily_prices as p where p.listing_id = l.id) as day
    from listings as l join securities as s on s.id = l.security_id
    where l.primary_listing order by l.id`.execute(db.sql)
  for (const { code, day } of rows) {
    const security = await securities.findByMarketCode(db, code)
    const history = security && (await returnHistory(context, { security, day }))
    if (security && history && typeof history !== 'string') subjects.push({ security, day, history })
  }
})

afterAll(async () => {
  await app.close()
  await db.close()
})

function found<T>(state: BlockState<T>): T {
  if (state.state !== 'ready') throw new Error(`expected a view, not ${JSON.stringify(state)}`)
  return state.view
}

/** Two histories that start on different days differ in the last digits of their floats. */
function expectSame(one: number | null | undefined, other: number | null | undefined): void {
  if (one == null || other == null) expect(one ?? null).toBe(other ?? null)
  else expect(one).toBeCloseTo(other, 12)
}

async function chartOf(security: Security, day: IsoDate, range: (typeof standardPeriods)[number], basis: ChartBasis) {
  const index = await benchmarkIndex(context, security)
  const compared = index ? [{ kind: 'index', code: `INDEX:${index.code}`, name: index.name, index } as const] : []
  const subject = { security, day, previousClose: null }
  const choices = { ...defaultChartChoices, range, basis, events: [] }
  return found<SecurityChartView>(await securityChartView(context, subject, choices, compared))
}

describe('[RP-RETURN-12] one period has one return', () => {
  it('covers many securities of every type that has prices', () => {
    expect(subjects.length).toBeGreaterThan(20)
    expect(new Set(subjects.map(({ security }) => security.type)).size).toBe(5)
  })

  it('in the table of Charts and performance, the chart’s legend and the Overview', async () => {
    let [compared, kept] = [0, 0]
    for (const { security, day, history } of subjects) {
      const { cumulative } = found(returnsView(history))
      const own = cumulative.rows.find(({ kind }) => kind === 'security')
      const index = cumulative.rows.find(({ kind }) => kind === 'benchmark')
      for (const [position, range] of standardPeriods.entries()) {
        const total = own?.returns[position] ?? null
        if (total === null) continue
        const name = `${security.listing.marketCode} ${range}`
        const chart = await chartOf(security, day, range, 'total-return')
        if (chart.noTotalReturn === null) {
          expect(chart.changePct, name).toBeCloseTo(total, 5)
          compared += 1
        }
        const line = chart.compared[0]
        if (line && index) {
          expect(line.changePct, `${name} ${line.name}`).toBeCloseTo(index.returns[position] ?? Number.NaN, 5)
          expect(line.name).toBe(index.name)
        }
        const priceOnly = history.price.index.between(cumulativePeriods(day, [range])[0]?.from ?? day, day)
        expect((await chartOf(security, day, range, 'price')).changePct, `${name} price`).toBeCloseTo(
          priceOnly ?? Number.NaN,
          9,
        )
        if (range === '1M' || range === '6M' || range === '1Y' || range === '5Y' || range === '10Y') {
          const small = found(await priceChartView(context, security, range, { day, quote: null }))
          expect(small.changePct, `${name} Overview`).toBeCloseTo(priceOnly ?? Number.NaN, 9)
          if (small.accumulates && small.compare) {
            expect(small.compare.name).toBe(index?.name)
            expect(small.compare.changePct, `${name} index`).toBeCloseTo(index?.returns[position] ?? Number.NaN, 5)
            kept += 1
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
    // Of units that keep their income: their price is a total return (RP-COMPARE-20).
    expect(kept).toBeGreaterThan(5)
  })

  it('in the performance table of the Overview and its widget', async () => {
    for (const { security, day, history } of subjects) {
      const { cumulative, discrete } = found(returnsView(history))
      const expected = new Map(
        cumulative.periods.map(({ label }, index) => [label, cumulative.rows[0]?.returns[index] ?? null]),
      )
      for (const widget of [false, true]) {
        const view = found(await performanceView(context, security, day, { widget }))
        for (const [index, label] of view.cumulative.periods.entries()) {
          if (expected.has(label)) expectSame(view.cumulative.rows[0]?.returns[index], expected.get(label))
        }
        for (const [index, { security: own }] of view.discrete.entries())
          expectSame(own, discrete.rows[0]?.returns[index])
      }
    }
  })

  it('[RP-RETURN-17] during a session as after the close before it', async () => {
    for (const { security, day, history } of subjects) {
      const session = addDays(day, 1)
      const live = await returnHistory(context, { security, day: session })
      expect(typeof live === 'string' ? live : live.asAt).toBe(day)
      const [table, earlier] = [session, day].map(async end => found(await performanceView(context, security, end)))
      expect(await table).toEqual(await earlier)
      const [total] = found(returnsView(history)).cumulative.rows[0]?.returns ?? []
      if (total == null) continue
      const [chart, before] = [session, day].map(end => chartOf(security, end, '1M', 'price'))
      expect((await chart)?.changePct).toBe((await before)?.changePct)
      const small = found(await priceChartView(context, security, '1M', { day: session, quote: null }))
      expect(small.changePct).toBeCloseTo((await before)?.changePct ?? Number.NaN, 9)
    }
  })

  it('at the end of the growth of 10,000', () => {
    for (const { history } of subjects) {
      const growth = growthView(history)
      if (growth.state !== 'ready') continue
      const [from, to] = [growth.view.days[0], growth.view.days.at(-1)]
      expect(to).toBe(history.asAt)
      for (const [index, line] of likeLines(history).entries()) {
        const total = from && to ? line.index.between(from, to) : null
        expect(growth.view.lines[index]?.amounts.at(-1) ?? null).toBe(
          total === null ? null : Math.round(1_000_000 * (1 + total)),
        )
      }
      const { cumulative } = found(returnsView(history))
      const position = cumulative.periods.findIndex(period => period.from === from)
      const shown = cumulative.rows[0]?.returns[position]
      if (shown != null) expect(growth.view.lines[0]?.amounts.at(-1)).toBe(Math.round(1_000_000 * (1 + shown)))
    }
  })

  it('in the ranking of its sector', async () => {
    let ranked = 0
    for (const { security, day, history } of subjects) {
      if (!sectorGroupOf(security) || security.status !== 'ACTIVE') continue
      const stored = await sectorFigures.standing(db, security.id)
      if (!stored) throw new Error(`no standing of ${security.listing.marketCode}`)
      expect(stored.asAt).toBe(day)
      for (const [place, span] of comparedSpans(stored).entries()) {
        const total = span ? history.security.index.between(span.from, span.to) : null
        const fraction = stored.returns[place] ?? null
        if (fraction === null || total === null) expect([place, fraction]).toEqual([place, total])
        else expect(fraction, `${security.listing.marketCode} ${span?.from}`).toBeCloseTo(total, 9)
        if (fraction !== null) ranked += 1
      }
    }
    expect(ranked).toBeGreaterThan(100)
  })

  it('in the screener', async () => {
    const { rows } = await sql<{ id: number; fraction: number }>`
      select security_id as id, return_1y as fraction from screener_figures where return_1y is not null`.execute(db.sql)
    const year = (day: IsoDate) => cumulativePeriods(day, ['1Y'])[0]?.from ?? day
    const known = subjects.filter(({ security }) => rows.some(({ id }) => id === security.id))
    expect(known.length).toBeGreaterThan(15)
    for (const { security, day, history } of known) {
      const screened = rows.find(({ id }) => id === security.id)?.fraction
      expect(screened, security.listing.marketCode).toBeCloseTo(
        history.price.index.between(year(day), day) ?? Number.NaN,
        5,
      )
    }
  })
})

describe('[RP-COMPARE-20] like is compared with like', () => {
  it('sets every total return beside an index with income, net for funds, and says so', async () => {
    const seen = new Set<string>()
    for (const { security, day, history } of subjects) {
      const index = history.lines.find(({ kind }) => kind === 'benchmark')
      if (!index) continue
      const words = security.type === 'EQUITY' ? '(total return)' : '(net total return)'
      const { leftOut } = await reinvestedPayments(context, security, history.security.index.first ?? day, day)
      if (leftOut.length > 0) expect(history.basis).toContain('Price return')
      // Cash has no price beside its interest.
      else if (index.name !== 'Cash at SONIA') expect(index.name, security.listing.marketCode).toContain(words)
      seen.add(security.type)
    }
    expect(seen).toEqual(new Set(['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF']))
  })

  it('[RP-COMPARE-22] leaves a tracker behind its index by about its charge, as its tracking difference says', async () => {
    let trackers = 0
    for (const { security, day, history } of subjects) {
      const fund = security.type === 'FUND' || security.type === 'ETF' ? await facts.fund(db, security.id) : null
      const { cumulative } = found(returnsView(history))
      const position = cumulative.periods.findIndex(({ label }) => label === '1 year')
      const difference = cumulative.rows.find(({ kind }) => kind === 'difference')?.returns[position] ?? null
      if (!fund?.passive || difference === null || !history.lines.some(({ kind }) => kind === 'benchmark')) continue
      const { oneYear } = await trackingDifference(context, { security, day }, fund)
      expect(oneYear, security.listing.marketCode).toBeCloseTo(difference, 9)
      if (fund.replication !== 'Swap') expect(Math.abs(difference), security.listing.marketCode).toBeLessThan(0.008)
      trackers += 1
    }
    expect(trackers).toBeGreaterThan(1)
  })
})
