import { money } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandedCharge } from './banded-charge.ts'

const pounds = (pence: number) => money(pence, 'GBP')
const bands = [
  { upTo: 10_000_00, rate: 0.0075 },
  { upTo: 20_000_00, rate: 0.005 },
  { upTo: null, rate: 0.001 },
]

it('charges each part of the sum at its own rate', () => {
  expect(bandedCharge(pounds(10_000_00), bands)).toEqual(pounds(75_00))
  expect(bandedCharge(pounds(15_000_00), bands)).toEqual(pounds(100_00))
  expect(bandedCharge(pounds(120_000_00), bands)).toEqual(pounds(225_00))
})

it('sends half a penny up, judged on the decimal that the rate is written as', () => {
  expect(bandedCharge(pounds(1_00), [{ upTo: null, rate: 0.005 }])).toEqual(pounds(1))
  expect(bandedCharge(pounds(99), [{ upTo: null, rate: 0.005 }])).toEqual(pounds(0))
  expect(bandedCharge(pounds(1_000), [{ upTo: null, rate: 0.00105 }])).toEqual(pounds(1))
  expect(bandedCharge(pounds(30_000), [{ upTo: null, rate: 0.00105 }])).toEqual(pounds(32))
})

it('divides a yearly charge, and rounds to more than a penny where that is the rule', () => {
  expect(bandedCharge(pounds(12_000_00), [{ upTo: null, rate: 0.0025 }], { per: 12 })).toEqual(pounds(2_50))
  expect(bandedCharge(pounds(1_234_56), [{ upTo: null, rate: 0.005 }], { roundTo: 500 })).toEqual(pounds(5_00))
})

it('never falls as the sum grows, and takes no more than the highest rate would', () => {
  const sums = fc.integer({ min: 0, max: 1e12 })
  fc.assert(
    fc.property(sums, sums, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map(sum => bandedCharge(pounds(sum), bands).amount)
      expect(less).toBeLessThanOrEqual(more ?? 0)
      expect(more).toBeLessThanOrEqual(Math.ceil(Math.max(a, b) * 0.0075 + 0.5))
    }),
  )
})
