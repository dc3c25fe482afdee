import { describe, expect, it } from 'vitest'
import { getIsoDate } from '../iso-date.ts'
import { type ChargeRule, findChargeRule, getChargeRule } from './charge-rule.ts'

const deal = (amount: number, given: Partial<Omit<ChargeRule, 'code' | 'rule'>> = {}): ChargeRule => ({
  code: 'DEALING',
  wrapper: null,
  securityType: null,
  validFrom: getIsoDate('2020-01-01'),
  validTo: null,
  ...given,
  rule: { kind: 'PER_DEAL', amount },
})
const scope = { wrapper: 'ISA', type: 'EQUITY', day: getIsoDate('2026-11-13') } as const
const amountOf = (rules: ChargeRule[]) => findChargeRule(rules, 'DEALING', scope)?.rule.amount

describe('findChargeRule', () => {
  it('[RP-COST-1] takes the rule of the wrapper before that of the type, and either before that for all, in any order', () => {
    const rules = [deal(1), deal(2, { securityType: 'EQUITY' }), deal(3, { wrapper: 'ISA' })]
    expect(amountOf(rules)).toBe(3)
    expect(amountOf(rules.toReversed())).toBe(3)
    expect(amountOf(rules.slice(0, 2))).toBe(2)
    expect(amountOf(rules.slice(0, 1))).toBe(1)
  })

  it('[RP-COST-1] passes over other wrappers and types, and rules of other days; both ends of a rule are inside', () => {
    expect(amountOf([deal(1, { wrapper: 'SIPP' }), deal(2, { securityType: 'FUND' })])).toBeUndefined()
    expect(amountOf([deal(1, { validTo: getIsoDate('2026-11-12') })])).toBeUndefined()
    expect(amountOf([deal(1, { validTo: scope.day })])).toBe(1)
    expect(amountOf([deal(1, { validFrom: scope.day }), deal(2)])).toBe(1)
    expect(amountOf([deal(1, { validFrom: getIsoDate('2026-11-14') })])).toBeUndefined()
  })
})

it('[RP-COST-2] getChargeRule refuses to take a missing rule for no charge', () => {
  expect(() => getChargeRule([], 'CUSTODY', scope)).toThrow(
    expect.objectContaining({ code: 'DOMAIN_NO_CHARGE_RULE', charge: 'CUSTODY' }),
  )
})
