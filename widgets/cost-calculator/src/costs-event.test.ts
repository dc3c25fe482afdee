import type { CostCalculatorView } from '@bellwether/contract'
import { money } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { toDetail } from './costs-event.ts'

const plan = { years: 5 }
const calculator = {
  form: {},
  result: { plan, costs: { table: { sum: { total: money(201_38, 'GBP') } }, afterCosts: money(12_528_80, 'GBP') } },
} as unknown as CostCalculatorView

it('reports the plan and its costs in pence', () => {
  expect(toDetail('LSE:HVL', calculator)).toEqual({
    marketCode: 'LSE:HVL',
    plan,
    costs: { amount: 201_38, currency: 'GBP' },
    afterCosts: { amount: 12_528_80, currency: 'GBP' },
  })
})

it('reports nothing while the form is invalid', () => {
  const none = { marketCode: 'LSE:HVL', plan: null, costs: null, afterCosts: null }
  expect(toDetail('LSE:HVL', { ...calculator, result: null })).toEqual(none)
})
