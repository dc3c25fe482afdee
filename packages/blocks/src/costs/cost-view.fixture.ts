import { calculateCosts } from '@bellwether/analytics'
import type { CostResultView } from '@bellwether/contract'
import {
  type ChargeRule,
  type CostPlan,
  type CostSubject,
  getIsoDate,
  money,
  type ProductCosts,
} from '@bellwether/domain'

const all = { wrapper: null, securityType: null, validFrom: getIsoDate('2024-04-01'), validTo: null }

const rules: readonly ChargeRule[] = [
  {
    ...all,
    code: 'CUSTODY',
    rule: { kind: 'TIERED', bands: [{ upTo: null, rate: 0.0025 }], capPerMonth: 3_50 },
  },
  { ...all, code: 'DEALING', rule: { kind: 'PER_DEAL', amount: 5_00 } },
]

const product: ProductCosts = {
  ENTRY: 0,
  EXIT: 0,
  ONGOING: 0.006,
  BORROWING: 0,
  TRANSACTION: 0.001,
  INCIDENTAL: 0,
  INVESTEE: null,
}

/** A trust of which the cost of investee funds is not known. */
export function costResultView(
  given: Partial<CostPlan> = {},
  change: Partial<CostResultView> = {},
  bought: Partial<CostSubject> = {},
): CostResultView {
  const plan: CostPlan = {
    wrapper: 'ISA',
    amount: money(10_000_00, 'GBP'),
    monthly: money(0, 'GBP'),
    years: 5,
    growth: 0.05,
    dealsPerYear: 0,
    sellAtEnd: true,
    day: getIsoDate('2026-11-13'),
    ...given,
  }
  const subject: CostSubject = {
    instrument: {
      type: 'CLOSED_END_FUND',
      country: 'GB',
      exchange: 'LSE',
      segment: null,
      currency: 'GBP',
      ukListingReliefUntil: null,
    },
    regular: true,
    product,
    halfSpread: 0.001,
    ...bought,
  }
  const costs = calculateCosts(plan, subject, rules)
  if ('tooSmall' in costs) throw new Error('The fixture pays in too little')
  return {
    plan,
    accountLabel: 'Stocks and shares ISA',
    order: 'market',
    costs,
    product: {
      state: 'supplied',
      asAt: getIsoDate('2026-10-13'),
      kind: 'EX_ANTE',
      manufacturer: 'Larkfield',
      unknown: ['INVESTEE'],
      confirmedNil: ['ENTRY'],
    },
    regular: subject.regular,
    exemptions: [{ code: 'SDRT', reason: 'Stamp duty does not apply to investment trusts' }],
    rates: rules,
    allowance: null,
    warnings: [],
    foreignTaxes: null,
    query: 'amount=10000',
    ...change,
  }
}
