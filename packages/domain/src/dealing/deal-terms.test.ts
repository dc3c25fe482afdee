import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { price } from '../price.ts'
import { considerationOf, type DealTerms, quantityFor } from './deal-terms.ts'

const pence: DealTerms = { price: price(128_450, 2, 'GBX'), accrued: null, indexRatio: null, per: 1, sterlingRate: 1 }
const shares = (value: number) => ({ value, scale: 0 })

describe('considerationOf', () => {
  it('turns pence into pounds', () => {
    expect(considerationOf(pence, shares(100))).toEqual(money(128_450, 'GBP'))
  })

  it('changes other money at the rate, rounded once', () => {
    const dollars = { ...pence, price: price(18_240, 2, 'USD'), sterlingRate: 0.78 }
    expect(considerationOf(dollars, shares(3))).toEqual(money(426_82, 'GBP'))
  })

  it('[RP-ORDER-12] takes a gilt by the £100, with the interest that has accrued', () => {
    const gilt: DealTerms = {
      price: price(9_850, 2, 'GBP'),
      accrued: price(12_500, 4, 'GBP'),
      indexRatio: null,
      per: 100,
      sterlingRate: 1,
    }
    expect(considerationOf(gilt, shares(1_000))).toEqual(money(997_50, 'GBP'))
    expect(considerationOf({ ...gilt, accrued: price(-12_500, 4, 'GBP') }, shares(1_000))).toEqual(money(972_50, 'GBP'))
  })

  it('[RP-ORDER-12] takes an index-linked gilt at price and interest times its index ratio', () => {
    const linked: DealTerms = {
      price: price(9_850, 2, 'GBP'),
      accrued: price(2_500, 4, 'GBP'),
      indexRatio: 1.52345,
      per: 100,
      sterlingRate: 1,
    }
    expect(considerationOf(linked, shares(10_000))).toEqual(money(15_044_07, 'GBP'))
    expect(considerationOf({ ...linked, indexRatio: 1 }, shares(10_000))).toEqual(money(9_875_00, 'GBP'))
  })

  it('takes parts of a unit', () => {
    expect(considerationOf(pence, { value: 12_500, scale: 4 })).toEqual(money(16_06, 'GBP'))
  })
})

it('quantityFor finds the last quantity that the money pays for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 10_000_000 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(0, 4),
      (value, cash, scale) => {
        const terms = { ...pence, price: price(value, 2, 'GBX') }
        const found = quantityFor(terms, scale, money(cash, 'GBP'))
        const most = found?.value ?? 0
        if (most > 0) expect(considerationOf(terms, { value: most, scale }).amount).toBeLessThanOrEqual(cash)
        expect(considerationOf(terms, { value: most + 1, scale }).amount).toBeGreaterThan(cash)
      },
    ),
  )
})
