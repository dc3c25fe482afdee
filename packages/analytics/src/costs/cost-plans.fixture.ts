import {
  type CostPlan,
  type CostResult,
  type CostSubject,
  getIsoDate,
  money,
  type OrderInstrument,
  type ProductCosts,
} from '@bellwether/domain'
import { calculateCosts } from './calculate-costs.ts'
import { testRules } from './charge-rules.fixture.ts'

export const pounds = (pence: number) => money(pence, 'GBP')
export const plan: CostPlan = {
  wrapper: 'ISA',
  amount: pounds(10_000_00),
  monthly: pounds(0),
  years: 5,
  growth: 0.05,
  dealsPerYear: 0,
  sellAtEnd: true,
  day: getIsoDate('2026-11-13'),
}
export const instrument: OrderInstrument = {
  type: 'EQUITY',
  country: 'GB',
  exchange: 'LSE',
  segment: null,
  currency: 'GBP',
  ukListingReliefUntil: null,
}
export const share: CostSubject = { instrument, regular: true, product: null, halfSpread: null }
export const product: ProductCosts = {
  ENTRY: 0.01,
  EXIT: 0.02,
  ONGOING: 0.006,
  BORROWING: 0.001,
  TRANSACTION: 0.0012,
  INCIDENTAL: 0,
  INVESTEE: null,
}
export const fund: CostSubject = { ...share, instrument: { ...instrument, type: 'FUND', exchange: 'FUND' }, product }

export function calculate(given: Partial<CostPlan> = {}, subject: CostSubject = share, rules = testRules): CostResult {
  const result = calculateCosts({ ...plan, ...given }, subject, rules)
  if ('tooSmall' in result) throw new Error(`too small: ${result.tooSmall}`)
  return result
}
