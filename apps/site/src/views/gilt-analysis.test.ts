import type { facts } from '@bellwether/db'
import { getIsoDate, price, toPriceNumber } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { analyseGilt, analyseLinkedGilt } from './gilt-analysis.ts'

const day = getIsoDate('2026-11-13')
const clean = price(9800, 2, 'GBP')
const linked: facts.GiltFacts = {
  asAt: day,
  kind: 'INDEX_LINKED',
  coupon: 0.0125,
  couponMonths: [1, 7],
  couponDay: 31,
  issuedOn: getIsoDate('2020-01-31'),
  maturesOn: getIsoDate('2034-07-31'),
  amountInIssue: 1,
  minimumNominal: 100,
  indexRatio: 1.5,
  baseRpi: 266.6,
  indexationLagMonths: 3,
  realYield: 0.015,
  grossRedemptionYield: null,
}

describe('analyseLinkedGilt', () => {
  it('works out price and yield on real terms, and what is paid with the index ratio', () => {
    const real = analyseLinkedGilt(linked, clean, day)
    const same = analyseGilt({ ...linked, kind: 'CONVENTIONAL' }, clean, day)
    expect(real?.realYield).toBe(same?.redemptionYield)
    expect(real?.accruedDays).toBe(same?.accruedDays)
    expect(toPriceNumber(real?.dirty ?? clean)).toBeCloseTo(1.5 * toPriceNumber(same?.dirty ?? clean), 3)
    expect(toPriceNumber(real?.accrued ?? clean)).toBeCloseTo(1.5 * toPriceNumber(same?.accrued ?? clean), 3)
  })

  it('has nothing to say of a conventional gilt, without a price or ratio, or after redemption', () => {
    expect(analyseLinkedGilt({ ...linked, kind: 'CONVENTIONAL' }, clean, day)).toBeNull()
    expect(analyseLinkedGilt(linked, null, day)).toBeNull()
    expect(analyseLinkedGilt({ ...linked, indexRatio: null }, clean, day)).toBeNull()
    expect(analyseLinkedGilt(linked, clean, getIsoDate('2034-07-31'))).toBeNull()
  })
})
