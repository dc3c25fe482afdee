import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buybackAccretion, buybackFigures } from './trust-buybacks.ts'

const trust = {
  buybackShares12m: 10,
  buybackValue12m: 900,
  sharesInIssue: 90,
  discountAverage12m: -0.1,
  currency: 'GBP',
}

describe('buybackAccretion', () => {
  it('[RP-COMPARE-18] is what 10 of 100 shares bought at a 10% discount add to the other 90', () => {
    // Assets of 100 less 9 paid, over 90 shares: 91 ÷ 90 = 1.0111.
    expect(buybackAccretion(trust)).toBeCloseTo(91 / 90 - 1, 12)
  })

  it('[RP-COMPARE-18] agrees with counting assets and shares, whatever was bought at whatever price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: -0.6, max: 0.3, noNaN: true }),
        (bought, left, discount) => {
          const counted = (bought + left - bought * (1 + discount)) / left - 1
          const given = { ...trust, buybackShares12m: bought, sharesInIssue: left, discountAverage12m: discount }
          expect(buybackAccretion(given)).toBeCloseTo(counted, 6)
        },
      ),
    )
  })

  it('[RP-COMPARE-19] is not there where nothing was bought or the discount is not known', () => {
    expect(buybackAccretion({ ...trust, buybackShares12m: 0 })).toBeNull()
    expect(buybackAccretion({ ...trust, buybackShares12m: null })).toBeNull()
    expect(buybackAccretion({ ...trust, discountAverage12m: null })).toBeNull()
  })
})

describe('buybackFigures', () => {
  it('[RP-COMPARE-19] leaves out what was added where nothing was bought', () => {
    const [, , added] = buybackFigures({ ...trust, buybackShares12m: 0 })
    expect(added?.value).toEqual({ kind: 'absent', absence: 'NOT_APPLICABLE' })
  })
})
