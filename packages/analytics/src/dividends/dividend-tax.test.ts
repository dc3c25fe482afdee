import { dividendTax2026, money } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dividendTaxDue } from './dividend-tax.ts'

it('takes nothing within the allowance of £500, and the rate of the band above it', () => {
  expect(dividendTaxDue(money(500_00, 'GBP'), 'ADDITIONAL')).toEqual(money(0, 'GBP'))
  expect(dividendTaxDue(money(1_500_00, 'GBP'), 'BASIC')).toEqual(money(107_50, 'GBP'))
  expect(dividendTaxDue(money(1_500_00, 'GBP'), 'HIGHER')).toEqual(money(357_50, 'GBP'))
  expect(dividendTaxDue(money(1_500_00, 'GBP'), 'ADDITIONAL')).toEqual(money(393_50, 'GBP'))
  expect(dividendTaxDue(money(1_500_00, 'GBP'), 'NONE')).toEqual(money(0, 'GBP'))
})

it('never takes more than what exceeds the allowance, and never less for a higher band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), pence => {
      const income = money(pence, 'GBP')
      const [basic, higher, additional] = (['BASIC', 'HIGHER', 'ADDITIONAL'] as const).map(
        band => dividendTaxDue(income, band).amount,
      )
      const above = Math.max(0, pence - dividendTax2026.allowance.amount)
      return (
        0 <= (basic ?? -1) &&
        (basic ?? 0) <= (higher ?? 0) &&
        (higher ?? 0) <= (additional ?? 0) &&
        (additional ?? 0) <= above
      )
    }),
  )
})
