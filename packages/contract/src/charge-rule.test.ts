import type { ChargeRule } from '@bellwether/domain'
import type { Static } from 'typebox'
import { expect, expectTypeOf, it } from 'vitest'
import { type chargeRuleSchemas, parseChargeRule } from './charge-rule.ts'

const row = { wrapper: null, securityType: null, validFrom: '2024-04-01', validTo: null }
const bands = [
  { upTo: 1_000_000, rate: 0.0075 },
  { upTo: null, rate: 0.001 },
]

it('reads a rule of the right shape as it is', () => {
  const fx = { ...row, code: 'FX', rule: { kind: 'TIERED_DEAL', bands } }
  expect(parseChargeRule(fx)).toBe(fx)
})

it('describes exactly the rules that the domain knows', () => {
  expectTypeOf<Static<(typeof chargeRuleSchemas)[keyof typeof chargeRuleSchemas]>>().toExtend<ChargeRule>()
})

it.each([
  ['an unknown code', { ...row, code: 'TIPS', rule: {} }, 'code'],
  ['terms of another charge', { ...row, code: 'FX', rule: { kind: 'PER_DEAL', amount: 150 } }, 'rule'],
  ['part of a penny', { ...row, code: 'DEALING', rule: { kind: 'PER_DEAL', amount: 1.5 } }, 'rule.amount'],
  [
    'a rate in per cent',
    { ...row, code: 'FX', rule: { kind: 'TIERED_DEAL', bands: [{ upTo: null, rate: 75 }] } },
    /^rule\.bands\.0\.rate$/,
  ],
  ['bands that fall', { ...row, code: 'FX', rule: { kind: 'TIERED_DEAL', bands: bands.toReversed() } }, 'rule.bands'],
  [
    'an unknown wrapper',
    { ...row, code: 'DEALING', wrapper: 'TESSA', rule: { kind: 'PER_DEAL', amount: 1 } },
    'wrapper',
  ],
  ['no terms at all', { ...row, code: 'DEALING' }, ''],
])('refuses %s and says where', (_what, given, field) => {
  expect(() => parseChargeRule(given)).toThrow(
    expect.objectContaining({
      code: 'CONTRACT_INVALID_CHARGE_RULE',
      field: typeof field === 'string' ? field : expect.stringMatching(field),
    }),
  )
})
