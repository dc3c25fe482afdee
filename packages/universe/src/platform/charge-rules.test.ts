import { parseChargeRule } from '@bellwether/contract'
import { wrappers } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { chargeRuleRows } from './charge-rules.ts'

const onDay = (code: string, day: string, type: string | null = null) =>
  chargeRuleRows.filter(
    r =>
      r.code === code &&
      r.valid_from <= day &&
      (!r.valid_to || r.valid_to >= day) &&
      (type === null || r.security_type === type),
  )

describe('charge rules', () => {
  it('raise the takeover-panel levy to £1.50 on 2 December 2024', () => {
    expect(onDay('PTM', '2024-12-01', 'EQUITY').map(r => r.rule.amount)).toEqual([100])
    expect(onDay('PTM', '2024-12-02', 'EQUITY')).toMatchObject([{ rule: { amount: 150, above: 1_000_000 } }])
  })

  it('charge stamp duty of half a per cent on shares and trusts, and on nothing else', () => {
    expect(onDay('SDRT', '2026-11-13').map(r => [r.security_type, r.rule.rate])).toEqual([
      ['EQUITY', 0.005],
      ['CLOSED_END_FUND', 0.005],
    ])
  })

  it('know what other states raise on purchases of shares, on each day one rule', () => {
    expect(onDay('FTT', '2025-03-31', 'EQUITY')).toMatchObject([{ rule: { rates: { FR: 0.003, IE: 0.01 } } }])
    expect(onDay('FTT', '2025-04-01', 'EQUITY')).toMatchObject([{ rule: { rates: { FR: 0.004, IE: 0.01 } } }])
  })

  it('have custody charges for every wrapper and type', () => {
    for (const wrapper of wrappers)
      expect(
        onDay('CUSTODY', '2026-11-13')
          .filter(r => r.wrapper === wrapper)
          .map(r => r.security_type)
          .toSorted(),
      ).toEqual(['BOND', 'CLOSED_END_FUND', 'EQUITY', 'ETF', 'FUND'])
  })

  it('have the shape that the calculator reads', () => {
    for (const {
      code,
      wrapper,
      security_type: securityType,
      valid_from: validFrom,
      valid_to: validTo,
      rule,
    } of chargeRuleRows) {
      const row = { code, wrapper, securityType, validFrom, validTo, rule }
      expect(parseChargeRule(row)).toBe(row)
    }
  })

  it('never overlap: one rule for a code, wrapper and type on a day', () => {
    for (const day of ['2023-05-01', '2024-06-01', '2024-12-02', '2026-11-13']) {
      const keys = chargeRuleRows
        .filter(r => r.valid_from <= day && (!r.valid_to || r.valid_to >= day))
        .map(r => `${r.code} ${r.wrapper} ${r.security_type}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})
