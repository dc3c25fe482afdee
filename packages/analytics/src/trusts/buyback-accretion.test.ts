import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buybackAccretion } from './buyback-accretion.ts'

it('[RP-COMPARE-18] is what 10 of 100 shares bought at a 10% discount add to the other 90', () => {
  // Assets of 100 less 9 paid, over 90 shares: 91 ÷ 90 = 1.0111.
  expect(buybackAccretion(10, 90, -0.1)).toBeCloseTo(91 / 90 - 1, 12)
})

it('[RP-COMPARE-18] agrees with counting assets and shares, whatever was bought at whatever price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: -0.6, max: 0.3, noNaN: true }),
      (bought, left, discount) => {
        const counted = (bought + left - bought * (1 + discount)) / left - 1
        expect(buybackAccretion(bought, left, discount)).toBeCloseTo(counted, 6)
      },
    ),
  )
})

it('[RP-COMPARE-19] is not there where nothing was bought or the discount is not known', () => {
  expect(buybackAccretion(0, 90, -0.1)).toBeNull()
  expect(buybackAccretion(null, 90, -0.1)).toBeNull()
  expect(buybackAccretion(10, 90, null)).toBeNull()
})
