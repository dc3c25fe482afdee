import { getIsoDate, price, toPriceNumber } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { accruedInterestPrice, analyseGilt, analyseLinkedGilt, type GiltRecord } from './gilt-analysis.ts'

const day = getIsoDate('2026-11-13')
const clean = price(9800, 2, 'GBP')
const linked: GiltRecord = {
  kind: 'INDEX_LINKED',
  coupon: 0.0125,
  maturesOn: getIsoDate('2034-07-31'),
  indexRatio: 1.5,
}

describe('analyseGilt', () => {
  const conventional: GiltRecord = { ...linked, kind: 'CONVENTIONAL', indexRatio: null }

  it('has an equivalent gross savings rate for each tax rate, above the gilt’s yield where it trades below par', () => {
    const analysis = analyseGilt(conventional, clean, day)
    expect(analysis?.afterTax.map(({ rate }) => rate)).toEqual([0.2, 0.4, 0.45])
    for (const { rate, yield: left, deposit } of analysis?.afterTax ?? []) {
      expect(deposit * (1 - rate)).toBeCloseTo(left, 12)
      expect(deposit).toBeGreaterThan(analysis?.redemptionYield ?? 1)
    }
  })

  it('has no such gain above par, where the capital lost is no relief', () => {
    for (const { deposit } of analyseGilt(conventional, price(11_000, 2, 'GBP'), day)?.afterTax ?? [])
      expect(deposit).toBeLessThan(analyseGilt(conventional, price(11_000, 2, 'GBP'), day)?.redemptionYield ?? 0)
  })
})

describe('accruedInterestPrice', () => {
  it('is the interest as quoted, before the index ratio', () => {
    const real = analyseLinkedGilt(linked, clean, day)
    const accrued = accruedInterestPrice(linked, 'GBP', day)
    expect(toPriceNumber(accrued ?? clean) * 1.5).toBeCloseTo(toPriceNumber(real?.accrued ?? clean), 3)
    expect(accruedInterestPrice(linked, 'GBP', getIsoDate('2034-07-31'))).toBeNull()
  })
})

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
