import { type ChargeRule, type CostFigures, type CostPlan, type CostSubject, costItems } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRules } from './charge-rules.fixture.ts'
import { calculate, fund, instrument, plan, pounds, share } from './cost-plans.fixture.ts'

const free: readonly ChargeRule[] = testRules.flatMap((rule): ChargeRule[] => {
  if (rule.code === 'CUSTODY') return [{ ...rule, rule: { kind: 'TIERED', bands: [{ upTo: null, rate: 0 }] } }]
  if (rule.code === 'DEALING' || rule.code === 'REGULAR_DEALING')
    return [{ ...rule, rule: { kind: 'PER_DEAL', amount: 0 } }]
  return []
})

const plans: fc.Arbitrary<CostPlan> = fc.record({
  wrapper: fc.constantFrom('DEALING', 'ISA', 'SIPP'),
  amount: fc.integer({ min: 500_00, max: 1_000_000_00 }).map(pounds),
  monthly: fc.oneof(fc.constant(0), fc.integer({ min: 25_00, max: 15_000_00 })).map(pounds),
  years: fc.integer({ min: 1, max: 25 }),
  growth: fc.integer({ min: -50, max: 100 }).map(thousandths => thousandths / 1000),
  dealsPerYear: fc.integer({ min: 0, max: 24 }),
  sellAtEnd: fc.boolean(),
  day: fc.constant(plan.day),
})
const subjects = fc.constantFrom<CostSubject>(
  share,
  fund,
  { ...fund, instrument: { ...instrument, type: 'CLOSED_END_FUND' } },
  { ...share, instrument: { ...instrument, country: 'US', exchange: 'NYSE', currency: 'USD' } },
)
const settings = { numRuns: 40 }

describe('laws of costs', () => {
  it('[RP-COST-6] take nothing where nothing is charged', () => {
    fc.assert(
      fc.property(plans, given => {
        const result = calculate(given, share, free)
        expect(result.effect).toEqual(pounds(0))
        expect(result.reductionInYield).toBeCloseTo(0, 9)
        expect(result.breakEvenGrowth).toBe(0)
        expect(result.table.sum.total).toEqual(pounds(0))
      }),
      settings,
    )
  })

  it('account for every penny: without growth, payments equal the final value plus charges', () => {
    fc.assert(
      fc.property(plans, subjects, (given, subject) => {
        const { paidIn, atNoGrowth, table } = calculate({ ...given, growth: 0 }, subject)
        expect(atNoGrowth.afterCosts.amount + atNoGrowth.costs.amount).toBe(paidIn.amount)
        // Half a penny for each rounded cell.
        const rounded = (costItems.length * (given.years + 1)) / 2
        expect(Math.abs(table.sum.total.amount - atNoGrowth.costs.amount)).toBeLessThanOrEqual(rounded)
      }),
      settings,
    )
  })

  it('never bring anything: less is left, and the yield is reduced', () => {
    fc.assert(
      fc.property(plans, subjects, (given, subject) => {
        const result = calculate(given, subject)
        expect(result.effect.amount).toBeGreaterThanOrEqual(0)
        if (result.reductionInYield !== null) expect(result.reductionInYield).toBeGreaterThanOrEqual(-1e-9)
      }),
      settings,
    )
  })

  it('[RP-COST-5] add up in every column: rows to groups, groups to the total, years to the total', () => {
    const columns = ['firstYear', 'laterYears', 'onExit', 'total'] as const
    const sumOf = (parts: readonly CostFigures[], column: (typeof columns)[number]) =>
      parts.reduce((sum, part) => sum + (part[column]?.amount ?? 0), 0)
    fc.assert(
      fc.property(plans, subjects, (given, subject) => {
        const { table, years, onSale } = calculate(given, subject)
        for (const column of columns) {
          for (const { rows, sum } of table.groups) expect(sumOf(rows, column)).toBe(sumOf([sum], column))
          expect(
            sumOf(
              table.groups.map(({ sum }) => sum),
              column,
            ),
          ).toBe(sumOf([table.sum], column))
        }
        expect((years.at(-1)?.cumulativeCosts.amount ?? 0) + onSale.amount).toBe(table.sum.total.amount)
      }),
      settings,
    )
  })

  it('[RP-COST-7] are got back by the break-even growth, to the penny or so', () => {
    fc.assert(
      fc.property(plans, subjects, (given, subject) => {
        const { breakEvenGrowth, paidIn } = calculate(given, subject)
        if (breakEvenGrowth === null) return
        const { afterCosts } = calculate({ ...given, growth: breakEvenGrowth }, subject)
        expect(Math.abs(afterCosts.amount - paidIn.amount)).toBeLessThanOrEqual(Math.max(2, paidIn.amount * 1e-6))
      }),
      settings,
    )
  })
})
