import {
  type ChargeRule,
  type CostItem,
  type CostPlan,
  type CostResult,
  type CostSubject,
  getIsoDate,
} from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { calculateCosts } from './calculate-costs.ts'
import { testRules } from './charge-rules.fixture.ts'
import { calculate, fund, instrument, plan, pounds, product, share } from './cost-plans.fixture.ts'

const aim: CostSubject = { ...share, instrument: { ...instrument, segment: 'AIM' } }
const rowOf = ({ table }: CostResult, item: CostItem) =>
  table.groups.flatMap(({ rows }) => rows).find(row => row.item === item)

describe('calculateCosts', () => {
  it('charges a share held in an ISA for buying, holding and selling', () => {
    const result = calculate()
    expect(rowOf(result, 'DEALING')).toMatchObject({
      firstYear: pounds(5_00),
      laterYears: pounds(0),
      onExit: pounds(5_00),
    })
    // 9,945.27 is what £10,000 buys after £5.00 of dealing and £49.73 of stamp duty.
    expect(rowOf(result, 'SDRT')).toMatchObject({ firstYear: pounds(49_73), onExit: pounds(0), total: pounds(49_73) })
    expect(rowOf(result, 'PTM')).toMatchObject({ firstYear: pounds(0), onExit: pounds(1_50) })
    expect(rowOf(result, 'CUSTODY')?.firstYear.amount).toBeGreaterThan(24_86)
    expect(rowOf(result, 'FX')).toBeUndefined()
    expect(rowOf(result, 'ONGOING')).toBeUndefined()
    expect(result.withoutCosts).toEqual(pounds(12_762_82))
    expect(result.custodyCapped).toBe(false)
  })

  it('caps the account charge and says so', () => {
    const result = calculate({ amount: pounds(100_000_00) })
    expect(rowOf(result, 'CUSTODY')?.firstYear).toEqual(pounds(12 * 3_50))
    expect(result.custodyCapped).toBe(true)
  })

  it('[RP-COST-3] takes product costs out of the product, and counts an unknown one as unknown but not at all', () => {
    const result = calculate({ growth: 0 }, fund)
    expect(rowOf(result, 'ENTRY')?.firstYear).toEqual(pounds(99_99))
    expect(rowOf(result, 'ONGOING')?.firstYear.amount).toBeGreaterThan(58_00)
    expect(rowOf(result, 'ONGOING')?.firstYear.amount).toBeLessThan(59_40)
    expect(rowOf(result, 'EXIT')?.onExit.amount).toBeGreaterThan(180_00)
    expect(rowOf(result, 'INVESTEE')?.total).toEqual(pounds(0))
    expect(rowOf(result, 'SDRT')?.total).toEqual(pounds(0))
  })

  it('charges SIPP administration below the value that is exempt', () => {
    expect(rowOf(calculate({ wrapper: 'SIPP' }), 'SIPP_ADMIN')?.firstYear).toEqual(pounds(50_00))
    expect(rowOf(calculate({ wrapper: 'SIPP', amount: pounds(80_000_00) }), 'SIPP_ADMIN')?.firstYear).toEqual(pounds(0))
    expect(rowOf(calculate(), 'SIPP_ADMIN')).toBeUndefined()
  })

  it('deals monthly payments as regular investments where that is possible, else as ordinary deals', () => {
    const monthly = pounds(100_00)
    expect(rowOf(calculate({ monthly }), 'REGULAR_DEALING')?.firstYear).toEqual(pounds(12 * 1_50))
    const ordinary = calculate({ monthly }, { ...share, regular: false })
    expect(rowOf(ordinary, 'REGULAR_DEALING')).toBeUndefined()
    expect(rowOf(ordinary, 'DEALING')?.firstYear).toEqual(pounds(13 * 5_00))
    expect(ordinary.paidIn).toEqual(pounds(10_000_00 + 60 * 100_00))
  })

  it('[RP-COST-9] spreads further deals over the year, cheaper from the month after the tenth', () => {
    expect(rowOf(calculate({ dealsPerYear: 4 }), 'DEALING')?.firstYear).toEqual(pounds(5 * 5_00))
    expect(rowOf(calculate({ dealsPerYear: 120 }), 'DEALING')?.firstYear).toEqual(pounds(11 * 5_00 + 110 * 3_50))
  })

  it('[RP-COST-8] raises stamp duty on payments made after the listing relief has ended', () => {
    const relieved = { ...share, instrument: { ...instrument, ukListingReliefUntil: getIsoDate('2027-05-13') } }
    const result = calculate({ amount: pounds(0), monthly: pounds(1_000_00) }, relieved)
    // Six payments before 13 May 2027 are free of it, six of the first year are not.
    expect(rowOf(result, 'SDRT')?.firstYear).toEqual(pounds(6 * 4_97))
  })

  it('[RP-COST-8] holds on to the rates of the first day', () => {
    const ended = testRules.map((rule): ChargeRule => ({ ...rule, validTo: rule.validTo ?? getIsoDate('2026-12-31') }))
    expect(calculate({}, share, ended)).toEqual(calculate())
  })

  it('[RP-COST-10] shows the spread in the same columns and in no sum', () => {
    const wide = calculate({}, { ...share, halfSpread: 0.01 })
    expect(wide.spread?.firstYear).toEqual(pounds(99_45))
    expect(wide.table).toEqual(calculate().table)
  })

  it('[RP-COST-10] shows half the spread on everything bought and sold', () => {
    const given = { amount: pounds(0), monthly: pounds(1_001_50), years: 3, growth: 0 }
    const { spread, afterCosts, onSale } = calculate(given, { ...aim, halfSpread: 0.01 })
    const sold = afterCosts.amount + onSale.amount
    // Each payment buys £1,000 after £1.50 for dealing.
    expect(spread).toMatchObject({
      firstYear: pounds(120_00),
      laterYears: pounds(120_00),
      onExit: pounds(Math.round(sold / 100)),
      total: pounds(360_00 + Math.round(sold / 100)),
    })
    const once = calculate({ years: 1, sellAtEnd: false }, { ...aim, halfSpread: 0.01 }).spread
    expect(once).toMatchObject({ laterYears: null, onExit: pounds(0), total: pounds(99_95) })
  })

  it('has no later year in a plan of one, and nothing on exit in a plan that keeps', () => {
    const result = calculate({ years: 1, sellAtEnd: false })
    expect(result.table.sum).toMatchObject({ laterYears: null, laterYearsShare: null, onExit: pounds(0) })
    expect(result.onSale).toEqual(pounds(0))
  })

  it('refuses a sum that does not pay for its own charges', () => {
    expect(calculateCosts({ ...plan, amount: pounds(5_00) }, share, testRules)).toEqual({
      tooSmall: 'amount',
      minimum: pounds(6_01),
    })
    expect(calculateCosts({ ...plan, monthly: pounds(2_00) }, share, testRules)).toMatchObject({ tooSmall: 'monthly' })
  })

  it('accepts the smallest sum that pays for its own charges', () => {
    expect(calculate({ amount: pounds(6_01) }).paidIn).toEqual(pounds(6_01))
  })

  it('has the rows that could be charged, and no others', () => {
    const items = (given: Partial<CostPlan>, subject: CostSubject = share) =>
      calculate(given, subject).table.groups.flatMap(({ rows }) => rows.map(({ item }) => item))
    const always = ['DEALING', 'CUSTODY', 'SDRT', 'PTM']
    const abroad = { exchange: 'XPAR', currency: 'EUR', country: 'FR' }
    expect(new Set(items({}))).toEqual(new Set(always))
    expect(new Set(items({ wrapper: 'JSIPP' }))).toEqual(new Set([...always, 'SIPP_ADMIN']))
    expect(new Set(items({}, { ...share, instrument: { ...instrument, ...abroad } }))).toEqual(
      new Set([...always, 'FX', 'FTT']),
    )
    expect(new Set(items({}, { ...share, instrument: { ...instrument, ...abroad, type: 'ETF' } }))).toEqual(
      new Set([...always, 'FX']),
    )
  })

  it('shows a plan at its start and at the end of each year', () => {
    const given = { monthly: pounds(100_00), years: 2, growth: 0, sellAtEnd: false }
    const { years, table, effect, atNoGrowth } = calculate(given, aim)
    // £5.00 for the first deal and £1.50 for each month's; then the account charge of 0.25% a year.
    expect(years[0]).toEqual({
      year: 0,
      paidIn: pounds(10_100_00),
      withoutCosts: pounds(10_100_00),
      afterCosts: pounds(10_093_50),
      costs: pounds(0),
      cumulativeCosts: pounds(0),
    })
    expect(years.map(({ paidIn }) => paidIn)).toEqual([pounds(10_100_00), pounds(11_200_00), pounds(12_400_00)])
    const [, first, second] = years
    expect(first?.costs).toEqual(table.sum.firstYear)
    expect(first?.afterCosts.amount).toBe(11_200_00 - (first?.costs.amount ?? 0))
    expect(second?.cumulativeCosts).toEqual(table.sum.total)
    expect(effect).toEqual(table.sum.total)
    expect(atNoGrowth).toEqual({ afterCosts: second?.afterCosts, costs: table.sum.total })
  })

  it('has neither a spread nor an end of the money where there is none', () => {
    expect(calculate()).toMatchObject({ spread: null, exhaustedInYear: null })
  })

  it('[RP-COST-8] applies the rules of the first day alone, whichever came before or come after', () => {
    const other = testRules.flatMap((rule): ChargeRule[] =>
      rule.code === 'DEALING' ? [{ ...rule, rule: { kind: 'PER_DEAL', amount: 99_00 } }] : [],
    )
    const before = other.map(rule => ({ ...rule, validTo: getIsoDate('2026-11-12') }))
    const after = other.map(rule => ({ ...rule, validFrom: getIsoDate('2026-11-14') }))
    expect(calculate({}, share, [...before, ...after, ...testRules])).toEqual(calculate())
    const firstDay = testRules
      .filter(({ validTo }) => validTo === null)
      .map((rule): ChargeRule => ({ ...rule, validFrom: plan.day, validTo: plan.day }))
    expect(calculate({}, share, firstDay)).toEqual(calculate())
  })

  it('[RP-COST-9] charges the sale at the lower rate after a month of ten deals', () => {
    expect(rowOf(calculate({ amount: pounds(50_000_00), dealsPerYear: 120, years: 1 }), 'DEALING')?.onExit).toEqual(
      pounds(3_50),
    )
  })

  it('says in which year charges have used up everything', () => {
    const result = calculate({ amount: pounds(100_00), dealsPerYear: 12 })
    expect(result).toMatchObject({ exhaustedInYear: 2, afterCosts: pounds(0), reductionInYield: null })
  })

  it('[RP-COST-12] states costs as large a part of the value as the product does, one by one and together', () => {
    const [ongoing, borrowing] = [0.007, 0.0038]
    const result = calculate(
      {},
      {
        ...fund,
        product: { ...product, ENTRY: 0, EXIT: 0, ONGOING: ongoing, BORROWING: borrowing, TRANSACTION: 0.0027 },
      },
    )
    expect(rowOf(result, 'ONGOING')?.totalShare).toBeCloseTo(ongoing, 5)
    expect(rowOf(result, 'BORROWING')?.firstYearShare).toBeCloseTo(borrowing, 5)
    const together = result.table.groups.find(({ group }) => group === 'PRODUCT')?.sum
    for (const share of [together?.totalShare, together?.firstYearShare, together?.laterYearsShare])
      expect(share).toBeCloseTo(0.0135, 5)
  })
})
