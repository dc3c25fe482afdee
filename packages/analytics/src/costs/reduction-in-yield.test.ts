import { type CostPlan, money, type ProductCosts } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { calculateCosts } from './calculate-costs.ts'
import { testRules } from './charge-rules.fixture.ts'
import { fund, plan } from './cost-plans.fixture.ts'

/**
 * Delegated Regulation (EU) 2017/653, Annex VI, points 70 to 72, defines the reduction in yield: the gross return less the
 * internal rate of return of the same payments after all costs. It prints no numbers, so those below are ours, each with
 * the closed formula that the definition gives.
 */
const nothing: ProductCosts = {
  ENTRY: 0,
  EXIT: 0,
  ONGOING: 0,
  BORROWING: 0,
  TRANSACTION: 0,
  INCIDENTAL: 0,
  INVESTEE: 0,
}
const free = testRules.map(rule => {
  if (rule.code === 'DEALING' || rule.code === 'REGULAR_DEALING')
    return { ...rule, rule: { kind: 'PER_DEAL', amount: 0 } as const }
  if (rule.code === 'CUSTODY') return { ...rule, rule: { kind: 'TIERED', bands: [{ upTo: null, rate: 0 }] } as const }
  return rule
})

function reduction(costs: Partial<ProductCosts>, given: Partial<CostPlan> = {}): number | null {
  const result = calculateCosts({ ...plan, ...given }, { ...fund, product: { ...nothing, ...costs } }, free)
  return 'tooSmall' in result ? null : result.reductionInYield
}

describe('the reduction in yield by the definition of PRIIPs Annex VI, with figures of our own', () => {
  it('[RP-FIGURE-4] of an annual cost taken monthly is the growth that it takes', () => {
    const left = 1.05 * (1 - 0.012 / 12) ** 12 - 1
    expect(reduction({ ONGOING: 0.012 })).toBeCloseTo(0.05 - left, 9)
    expect(reduction({ ONGOING: 0.008, TRANSACTION: 0.004 })).toBeCloseTo(0.05 - left, 9)
  })

  it('[RP-FIGURE-4] of an entry cost is spread over the years it is held', () => {
    for (const years of [1, 5, 10]) {
      const left = (0.98 * 1.05 ** years) ** (1 / years) - 1
      expect(reduction({ ENTRY: 0.02 }, { years })).toBeCloseTo(0.05 - left, 9)
    }
  })

  it('[RP-FIGURE-4] of an exit cost is the same as of an entry cost', () => {
    expect(reduction({ EXIT: 0.02 })).toBeCloseTo(reduction({ ENTRY: 0.02 }) ?? Number.NaN, 9)
  })

  it('[RP-FIGURE-4] of payments each month is the money-weighted one', () => {
    const years = 3
    const factor = 1.05 ** (1 / 12) * (1 - 0.012 / 12)
    // The same monthly factor applies to every payment, so the return is its twelfth power.
    expect(
      reduction({ ONGOING: 0.012 }, { amount: money(0, 'GBP'), monthly: money(100_00, 'GBP'), years }),
    ).toBeCloseTo(1.05 - factor ** 12, 9)
  })
})
