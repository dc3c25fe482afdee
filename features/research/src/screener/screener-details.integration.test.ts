import { analyseGilt, discretePeriods, dividendRecord, ratioRules } from '@bellwether/analytics'
import { type Database, dividends, facts, financials, navs, screener, securities } from '@bellwether/db'
import {
  addMonths,
  defaultServiceFlags,
  getIsoDate,
  holdableIn,
  isPresent,
  type Ratio,
  securityTypes,
} from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { returnHistory } from '../charts/return-history.ts'
import { riskReturnView } from '../charts/risk-return.ts'
import { sectorStanding } from '../charts/sector-standing.ts'
import { loadRatios } from '../key-ratios/ratio-history.ts'
import { instrumentOf } from '../layout/instrument.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import { equityRatios } from '../overview/equity-ratios.ts'
import { createResearchContext, type ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { screenerCsv, screenerView } from './screener-view.ts'

let db: Database
let context: ResearchContext
let rows: readonly (screener.ScreenerRow & { readonly subject: Subject })[]

beforeAll(async () => {
  db = await openMarket(60)
  context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify({ logger: false }).log })
  const lists = await Promise.all(
    securityTypes.map(type =>
      screener.list(db, { type, filters: [], sort: 'name', descending: false, limit: 100, startAt: 0 }),
    ),
  )
  rows = await Promise.all(lists.flat().map(async row => ({ ...row, subject: await subjectFor(row.marketCode) })))
})

afterAll(() => db.close())

async function subjectFor(marketCode: string): Promise<Subject> {
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) throw new Error(`no security ${marketCode}`)
  return subjectOf(context, security, { kind: 'guest', loaded: true })
}

const numberIn = (ratio: Ratio) => (isPresent<number>(ratio) ? ratio.value : null)

function expectSame(marketCode: string, name: string, stored: number | null, shown: number | null): void {
  const close =
    stored !== null && shown !== null
      ? Math.abs(stored - shown) <= 1e-6 * Math.max(1, Math.abs(shown))
      : stored === shown
  if (!close) expect([marketCode, name, stored]).toEqual([marketCode, name, shown])
}

it('[RP-SCREEN-4] [RP-SCREEN-10] has the total returns, quartiles and risk of the Charts and performance page', async () => {
  let compared = 0
  for (const { subject, ...row } of rows) {
    const history = await returnHistory(context, subject)
    if (typeof history === 'string' || row.totalReturn1y === null) continue
    const spans = [6, 12, 36, 60, 120].map(months => ({ from: addMonths(subject.day, -months), to: subject.day }))
    const [six, ...years] = spans.map(({ from, to }) => history.security.index.between(from, to))
    const standing = await sectorStanding(context, subject.security, spans)
    const stored = [row.return6m, row.totalReturn1y, row.totalReturn3y, row.totalReturn5y, row.totalReturn10y]
    for (const [index, shown] of [six ?? null, ...years].entries())
      expectSame(row.marketCode, `return ${index}`, stored[index] ?? null, shown)
    const discrete = [row.discrete1, row.discrete2, row.discrete3, row.discrete4, row.discrete5]
    for (const [index, { from, to }] of discretePeriods(subject.day).entries())
      expectSame(row.marketCode, `year ${index}`, discrete[index] ?? null, history.security.index.between(from, to))
    const risk = riskReturnView(history)
    const own = risk.state === 'ready' ? risk.view.rows[0] : undefined
    expectSame(row.marketCode, 'volatility', row.volatility3y, own?.volatility ?? null)
    expectSame(row.marketCode, 'drawdown', row.maxDrawdown, own ? (own.drawdown?.fall ?? 0) : null)
    const quartiles = [row.quartile1y, row.quartile3y, row.quartile5y]
    expect([row.marketCode, quartiles]).toEqual([
      row.marketCode,
      [1, 2, 3].map(index => standing?.ranks[index]?.quartile ?? null),
    ])
    compared += 1
  }
  expect(compared).toBeGreaterThan(20)
})

it('[RP-SCREEN-10] has the NAV, total assets and dividend growth of a trust’s pages', async () => {
  const trusts = rows.filter(({ subject }) => subject.security.type === 'CLOSED_END_FUND')
  expect(trusts.length).toBeGreaterThan(3)
  for (const row of trusts) {
    const trust = await facts.trust(db, row.id)
    const paid = await dividends.forSecurity(db, row.id)
    expect([row.marketCode, row.nav]).toEqual([row.marketCode, (await navs.latest(db, row.id))?.nav ?? null])
    if (trust?.currency === 'GBP')
      expect([row.marketCode, row.totalAssets]).toEqual([row.marketCode, trust.totalAssets])
    expectSame(
      row.marketCode,
      'growth',
      row.dividendGrowth,
      dividendRecord(paid.map(toDividendView))?.growth[5] ?? null,
    )
  }
  expect(trusts.some(({ dividendGrowth }) => dividendGrowth !== null)).toBe(true)
})

it('[RP-SCREEN-4] has the ratios of the Overview and Key ratios pages', async () => {
  const shares = rows.filter(({ subject }) => subject.security.type === 'EQUITY')
  expect(shares.length).toBeGreaterThan(10)
  for (const { subject, ...row } of shares) {
    const overview = await equityRatios(context, subject, await financials.ratioInputs(db, row.id))
    expectSame(row.marketCode, 'P/B', row.priceBook, numberIn(overview.priceBook))
    expectSame(row.marketCode, 'cover', row.cover, numberIn(overview.dividendCover))
    expectSame(row.marketCode, 'P/E', row.priceEarnings, numberIn(overview.priceEarnings))
    const loaded = await loadRatios(context, subject, { years: 2, forecasts: 0 })
    if (!loaded) continue
    const latest = (key: 'operatingMargin' | 'returnOnCapitalEmployed' | 'netDebtToEbitda') =>
      numberIn(ratioRules[key](loaded.latest))
    expectSame(row.marketCode, 'operating margin', row.operatingMargin, latest('operatingMargin'))
    expectSame(row.marketCode, 'ROCE', row.roce, latest('returnOnCapitalEmployed'))
    expectSame(row.marketCode, 'net debt to EBITDA', row.netDebtEbitda, latest('netDebtToEbitda'))
  }
})

it('[RP-SCREEN-4] has the accounts of “Where you can hold it”', async () => {
  for (const { subject, ...row } of rows) {
    const instrument = await instrumentOf(context, subject.security)
    for (const { wrapper, holdable } of holdableIn(instrument)) {
      const filters = [{ kind: 'member', column: 'wrapper', value: wrapper }] as const
      const { type } = subject.security
      const found = await screener.list(db, { type, filters, sort: 'name', descending: false, limit: 100, startAt: 0 })
      expect([row.marketCode, wrapper, found.some(({ id }) => id === row.id)]).toEqual([
        row.marketCode,
        wrapper,
        holdable,
      ])
    }
  }
})

it('[RP-SCREEN-6] spreads the figures of its list over the parts of each filter', async () => {
  const shares = rows.filter(({ subject }) => subject.security.type === 'EQUITY')
  const columns = ['size', 'yield', 'priceEarnings', 'yearPosition'] as const
  const found = await screener.distributions(db, 'EQUITY', columns, getIsoDate('2026-11-13'))
  expect(found.map(({ column }) => column)).toEqual(columns)
  for (const { column, count, percentiles, bins } of found) {
    const values = shares
      .map(row => (column === 'size' ? row.sizeGbp : row[column as 'yield']))
      .filter(value => value !== null)
      .map(value => (column === 'size' ? Math.log(value) : value))
      .toSorted((a, b) => a - b)
    expect(count).toBe(values.length)
    expect(bins.reduce((sum, each) => sum + each, 0)).toBe(count)
    const [low, middle, high] = percentiles
    const half = (values.length - 1) / 2
    const [below, above] = [values[Math.floor(half)] ?? 0, values[Math.ceil(half)] ?? 0]
    expect(middle).toBeCloseTo((below + above) / 2, 5)
    const first = values.filter(value => value < low + (high - low) / bins.length).length
    expect(bins[0]).toBe(first)
  }
  const few = await screener.distributions(db, 'BOND', ['coupon'], getIsoDate('2026-11-13'))
  expect(few).toEqual([])
})

it('[RP-SCREEN-7] has the position in the range of 52 weeks, the index of an ETF and the after-tax yield of a gilt', async () => {
  for (const { subject, ...row } of rows) {
    const { lastPrice, yearLow, yearHigh } = subject.quote ?? {}
    if (!lastPrice || !yearLow || !yearHigh || yearHigh.value === yearLow.value) continue
    expectSame(
      row.marketCode,
      '52-week position',
      row.yearPosition,
      (lastPrice.value - yearLow.value) / (yearHigh.value - yearLow.value),
    )
  }
  let gilts = 0
  for (const { subject, ...row } of rows.filter(({ subject }) => subject.security.type === 'BOND')) {
    const record = await facts.gilt(db, row.id)
    const shown = record && analyseGilt(record, subject.quote?.lastPrice ?? null, subject.day)
    expectSame(row.marketCode, 'after tax', row.afterTaxYield, shown?.afterTax[1]?.yield ?? null)
    if (row.afterTaxYield !== null) gilts += 1
  }
  expect(gilts).toBeGreaterThan(0)
  const tracked = await screener.valuesOf(db, 'ETF', ['trackedIndex'])
  expect(tracked.length).toBeGreaterThan(0)
  const filters = [{ kind: 'choice', column: 'trackedIndex', value: tracked[0]?.value ?? '' }] as const
  const { count } = await screener.match(db, { type: 'ETF', filters, sort: 'name', descending: false })
  expect(count).toBe(tracked[0]?.count)
})

it('[RP-SCREEN-11] has the figure it is sorted by on the page and in the file, whichever columns are chosen', async () => {
  const query = new URLSearchParams('columns=quality&sort=-return1y')
  const today = getIsoDate('2026-11-13')
  const { result } = await screenerView(context, query, { today, userId: null })
  if (result.state !== 'ready') throw new Error(result.state)
  const fractions = result.view.rows.flatMap(({ figures: { return1y } }) =>
    return1y?.kind === 'percent' ? return1y.fraction : [],
  )
  expect(fractions).toHaveLength(result.view.rows.length)
  expect(fractions).toEqual(fractions.toSorted((a, b) => b - a))
  const { header, rows: lines } = await screenerCsv(context, query, today)
  const at = header.indexOf('1-year price change')
  expect(lines.slice(0, fractions.length).map(line => line[at])).toEqual(fractions)
})
