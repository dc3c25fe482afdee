import { forecastEarningsGrowth, type RatioRule, ratioRules } from '@bellwether/analytics'
import { type Database, financials, prices, sectorFigures, securities } from '@bellwether/db'
import { defaultServiceFlags, isPresent, type Ratio } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadRatios } from '../key-ratios/ratio-history.ts'
import { subjectOf } from '../layout/subject.ts'
import { equityRatios } from '../overview/equity-ratios.ts'
import { createResearchContext, type ResearchContext } from '../research-context.ts'
import { changesSince } from '../securities/price-changes.ts'
import { type ComparedSecurity, readCompared } from './group-ratios.ts'
import type { ComparedType } from './own-figures.ts'

let db: Database
let context: ResearchContext

beforeAll(async () => {
  db = await openMarket(60)
  context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify({ logger: false }).log })
})

afterAll(() => db.close())

async function comparedOf(type: ComparedType): Promise<readonly ComparedSecurity[]> {
  const groups = (await sectorFigures.groups(db)).filter(group => group.type === type)
  const members = await Promise.all(groups.map(group => sectorFigures.securitiesOf(db, group)))
  return readCompared(db, type, members.flat(), async () => {})
}

async function subjectWith(id: number) {
  const { marketCode } = await db.sql
    .selectFrom('listings')
    .select('market_code as marketCode')
    .where('security_id', '=', id)
    .where('primary_listing', '=', true)
    .executeTakeFirstOrThrow()
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) throw new Error(`no security ${id}`)
  return subjectOf(context, security, { kind: 'guest', loaded: true })
}

const numberIn = (ratio: Ratio) => (isPresent<number>(ratio) ? ratio.value : undefined)

const rules: Readonly<Record<ComparedType, readonly RatioRule[]>> = {
  EQUITY: ['priceEarnings', 'priceEarningsForward', 'dividendYield', 'netMargin', 'returnOnEquity'],
  CLOSED_END_FUND: ['priceNetAssets', 'dividendYield', 'revenueCover', 'runningCosts'],
}

it.each(['EQUITY', 'CLOSED_END_FUND'] as const)(
  '[RP-COMPARE-28] what a security of type %s counts with is what its own pages show',
  async type => {
    let compared = 0
    for (const { security, values } of await comparedOf(type)) {
      if (!security.active) continue
      const subject = await subjectWith(security.id)
      const loaded = await loadRatios(context, subject, { years: 2, forecasts: 0 })
      if (!loaded) continue
      const where = subject.marketCode
      for (const key of rules[type])
        expect([where, key, values[key]]).toEqual([where, key, numberIn(ratioRules[key](loaded.latest))])
      if (type === 'EQUITY') {
        const overview = await equityRatios(context, subject, await financials.ratioInputs(db, security.id))
        for (const key of ['priceEarnings', 'priceBook', 'evToEbitda', 'priceSales'] as const)
          expect([where, key, values[key]]).toEqual([where, key, numberIn(overview[key])])
        const growth = forecastEarningsGrowth(loaded.latest.figures.eps, loaded.latest.epsForward) ?? undefined
        expect([where, values.earningsGrowthForward]).toEqual([where, growth])
      }
      const [quarter] = await prices.closesOn(db, security.listingId, changesSince(subject.day))
      const change = quarter && security.last !== null ? security.last / quarter.close - 1 : undefined
      expect([where, values.priceChange3m]).toEqual([where, change])
      compared += 1
    }
    expect(compared).toBeGreaterThan(4)
  },
)

it('[RP-COMPARE-28] nothing made with a price of weeks before the others counts, what is made of accounts does', async () => {
  const [first, ...others] = (await comparedOf('EQUITY')).map(({ security }) => security)
  if (!first) throw new Error('a market has shares')
  const before = { ...first, day: changesSince(first.day)[0] }
  const [old] = await readCompared(db, 'EQUITY', [before, ...others], async () => {})
  expect(Object.keys(old?.values ?? {})).toEqual(expect.arrayContaining(['netMargin', 'returnOnEquity']))
  for (const key of ['priceEarnings', 'dividendYield', 'priceBook', 'altmanZ', 'priceChange3m', 'priceChange12m'])
    expect(old?.values).not.toHaveProperty(key)
})
