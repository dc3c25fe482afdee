import { getIsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { costs, documents, eligibility, facts, portfolio, risk, targetMarket } from './index.ts'

describeOnBothDatabases('fund', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  describe('portfolio', () => {
    it('reads the holdings of the latest report only, by rank', async () => {
      const holdings = await portfolio.holdings(getDb(), ids.fund, 10)
      expect(holdings.map(({ rank, name, weighting }) => [rank, name, weighting])).toEqual([
        [1, 'Harrow & Vale plc', 0.05],
        [2, 'Brackwell plc', 0.04],
      ])
      expect(holdings[0]).toMatchObject({
        isin: 'GB00HARROW01',
        sedol: null,
        holdingType: 'Equity',
        previousWeighting: 0.045,
        asAt: '2026-10-31',
      })
      expect(await portfolio.holdings(getDb(), ids.fund, 1)).toHaveLength(1)
      expect(await portfolio.holdings(getDb(), ids.harrow, 10)).toEqual([])
    })

    it('finds who holds a security now, the largest weighting first', async () => {
      const holders = await portfolio.heldBy(getDb(), 'GB00HARROW01', 10)
      expect(holders.map(({ marketCode, weighting }) => [marketCode, weighting])).toEqual([
        ['LSE:NWT', 0.08],
        ['FUND:KESTRE5', 0.05],
      ])
      const other = await portfolio.heldBy(getDb(), 'GB00BRACKW02', 10)
      expect(other.map(({ weighting }) => weighting)).toEqual([0.04])
    })

    it('reads the allocation in the order of the table shown', async () => {
      const rows = await portfolio.assetAllocation(getDb(), ids.fund)
      expect(rows.map(({ asset, long, short, net, category }) => [asset, long, short, net, category])).toEqual([
        ['STOCK', 0.97, 0, 0.97, null],
        ['CASH', 0.05, 0.02, 0.03, 0.02],
      ])
    })

    it('reads exposures by their position', async () => {
      const sectors = await portfolio.exposures(getDb(), ids.fund, 'SECTOR')
      expect(sectors.map(({ name }) => name)).toEqual(['Health care', 'Technology'])
      expect(await portfolio.exposures(getDb(), ids.fund)).toHaveLength(3)
    })

    it('reads valuation and growth of fund and category', async () => {
      expect(await portfolio.valuationGrowth(getDb(), ids.fund)).toEqual([
        { measure: 'bookValueGrowth', fund: 0.07, category: null, asAt: '2026-11-13' },
        { measure: 'priceEarnings', fund: 15.5, category: 16.25, asAt: '2026-11-13' },
      ])
    })

    it('reads risk measures, ratings, and scores with their regime', async () => {
      const measures = await risk.measures(getDb(), ids.fund)
      expect(measures.map(({ years, measure }) => [years, measure])).toEqual([
        [1, 'beta'],
        [1, 'sharpe'],
        [3, 'sharpe'],
      ])
      expect(await risk.ratings(getDb(), ids.fund)).toMatchObject([{ provider: 'Stars', score: 4, scale: 5 }])
      const scores = await risk.scores(getDb(), ids.fund)
      expect(scores.map(({ regime, score, scale }) => [regime, score, scale])).toEqual([
        ['CCI_PRODUCT_SUMMARY', 6, 10],
        ['UCITS_KIID', 5, 7],
      ])
      expect(scores.map(({ materialRisks }) => materialRisks)).toEqual([
        ['Currency', 'Concentration, single "theme"'],
        [],
      ])
    })
  })

  it('reads risk and reward of a category, of those that have both', async () => {
    expect(await risk.categoryRisk(getDb(), 'Global growth', 3, ids.trust)).toEqual([
      {
        id: ids.trust,
        name: 'Northwall Investment Trust plc',
        volatility: 0.12,
        sharpe: 0.5,
        benchmarkVolatility: 0.1,
        benchmarkSharpe: null,
        asAt: '2026-11-13',
      },
    ])
    expect(await risk.categoryRisk(getDb(), 'Global growth', 5, ids.trust)).toEqual([])
  })

  describe('facts and costs', () => {
    it('reads the facts of each kind of product', async () => {
      expect(await facts.fund(getDb(), ids.fund)).toMatchObject({
        legalStructure: 'OEIC',
        incomeClass: 'ACC',
        fundSize: 90_000_000_000,
        yield: 0.0125,
        details: {},
      })
      expect(await facts.trust(getDb(), ids.trust)).toMatchObject({
        ongoingCharge: 0.0052,
        navFrequency: 'DAILY',
        launchedOn: '1890-02-03',
        details: { tiers: [{ upTo: 1, rate: 0.005 }] },
      })
      expect(await facts.gilt(getDb(), ids.gilt)).toMatchObject({
        coupon: 0.0425,
        couponMonths: [3, 9],
        maturesOn: '2034-09-07',
        amountInIssue: 3_000_000_000_000,
      })
      expect(await facts.fund(getDb(), ids.trust)).toBeNull()
      expect(await facts.trust(getDb(), ids.fund)).toBeNull()
      expect(await facts.gilt(getDb(), ids.fund)).toBeNull()
    })

    it('keeps an unknown cost apart from a confirmed nil', async () => {
      expect(await costs.product(getDb(), ids.fund, 'EX_ANTE')).toMatchObject({
        ongoing: 0.0078,
        entry: null,
        incidental: null,
        confirmedZero: ['entry', 'exit'],
      })
      expect(await costs.product(getDb(), ids.fund, 'EX_POST')).toMatchObject({ ongoing: 0.0079, confirmedZero: [] })
      expect(await costs.product(getDb(), ids.harrow, 'EX_ANTE')).toBeNull()
    })

    it('knows the charges of a day, the special rule before the general', async () => {
      const charges = async (day: string) =>
        (await costs.chargeRules(getDb(), getIsoDate(day))).map(({ code, wrapper, rule }) => [code, wrapper, rule])
      expect(await charges('2024-12-01')).toEqual([
        ['CUSTODY', 'ISA', { amount: 150 }],
        ['CUSTODY', null, { amount: 150 }],
        ['PTM', null, { amount: 100 }],
      ])
      expect((await charges('2024-12-02')).at(-1)).toEqual(['PTM', null, { amount: 150 }])
      expect(await charges('2009-01-01')).toEqual([])
    })

    it('reads the answers on the target market', async () => {
      expect(await targetMarket.find(getDb(), ids.fund)).toEqual({
        asAt: '2026-11-13',
        templateVersion: 'V4.3',
        producer: 'Kestrel',
        answers: { '01010': 'Y', '05080': 'M' },
      })
      expect(await targetMarket.find(getDb(), ids.harrow)).toBeNull()
    })
  })

  describe('documents and eligibility', () => {
    it('groups documents in the order of the groups, newest first in each', async () => {
      const groups = await documents.grouped(getDb(), ids.fund)
      expect(groups.map(({ name, documents }) => [name, documents.map(({ title }) => title)])).toEqual([
        ['Key documents', ['Product summary']],
        ['Factsheets', ['Factsheet']],
        ['Reports', ['Annual report 2025', 'Annual report 2024']],
      ])
      expect(groups[0]?.documents[0]).toMatchObject({
        type: 'Report',
        language: 'en',
        effectiveDate: '2026-06-30',
        fileFormat: 'HTM',
        url: '/documents/3/summary.htm',
        sourceName: 'Simulated market',
      })
      expect(await documents.grouped(getDb(), ids.harrow)).toEqual([])
    })

    it('finds the document that buyers must be given, and the bytes of one', async () => {
      const key = await documents.keyDocument(getDb(), 'FUND:KESTRE5')
      expect(key).toMatchObject({ url: '/documents/3/summary.htm', sourceName: 'Simulated market' })
      expect(await documents.keyDocument(getDb(), 'LSE:HVL')).toBeNull()
      const file = await documents.file(getDb(), 3)
      expect(file).toMatchObject({ mediaType: 'text/html', sha256: 'abc', url: '/documents/3/summary.htm' })
      expect([...(file?.content ?? [])]).toEqual([0, 1, 34, 92, 127, 128, 255])
      expect(await documents.file(getDb(), 4)).toBeNull()
    })

    it('reads eligibility, and null where nothing is known', async () => {
      expect(await eligibility.find(getDb(), 'FUND:KESTRE5')).toMatchObject({
        tradable: true,
        dripable: false,
        tradableProducts: { 'product-1': true, 'product-2': false },
        isaEligibility: true,
        sippEligibility: false,
        kiidRequired: true,
      })
      expect(await eligibility.find(getDb(), 'LSE:HVL')).toBeNull()
    })
  })
})
