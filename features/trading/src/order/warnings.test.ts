import type { Viewer } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { warningsFor } from './warnings.ts'

const person: Viewer = { kind: 'user', electiveProfessional: false, domicile: 'GBR' }
const professional: Viewer = { ...person, electiveProfessional: true }
const etf = { type: 'ETF', complex: false }
const count = (...given: Parameters<typeof warningsFor>) => warningsFor(...given).warnings.length

describe('warningsFor', () => {
  it('gives no warning about a product designed for the buyer', () => {
    expect(warningsFor(etf, { '01010': 'Y', '06010': 'B' }, person)).toEqual({ warnings: [], notFor: [] })
    expect(count({ type: 'EQUITY', complex: false }, null, person)).toBe(0)
  })

  it('warns retail investors about complex products', () => {
    expect(count({ ...etf, complex: true }, {}, person)).toBe(1)
    expect(count({ ...etf, complex: true }, {}, professional)).toBe(0)
  })

  it('warns retail and professional investors outside the target market', () => {
    expect(count(etf, { '01010': 'N' }, person)).toBe(1)
    expect(count(etf, { '01010': 'N' }, professional)).toBe(0)
    expect(count(etf, { '01020': 'N' }, professional)).toBe(1)
    expect(count(etf, { '06010': 'P' }, person)).toBe(1)
    expect(warningsFor(etf, { '03010': 'N' }, person).notFor).toEqual(['cannot bear any loss of capital'])
  })

  it('warns about a product without a disclosed target market', () => {
    expect(count(etf, null, person)).toBe(1)
  })
})
