import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areComparableReports, isCurrentPrice, isPriceAtEnd, reachOfPrice, whyNotBesidePrice } from './figure-dates.ts'
import { addDays, getIsoDate } from './iso-date.ts'

const day = getIsoDate('2026-11-13')

describe('dates of figures', () => {
  it('[RP-AGE-1] a price is current for a week', () => {
    expect(isCurrentPrice(day, day)).toBe(true)
    expect(isCurrentPrice(addDays(day, -7), day)).toBe(true)
    expect(isCurrentPrice(addDays(day, -8), day)).toBe(false)
    expect(isCurrentPrice(getIsoDate('2021-03-31'), day)).toBe(false)
  })

  it('[RP-AGE-2] a close of 2021 and accounts of 2025 make no figure, and it is said which is too old', () => {
    expect(whyNotBesidePrice('accounts', getIsoDate('2025-12-27'), getIsoDate('2021-03-31'))).toBe(
      'Price too old: 31 Mar 2021, accounts to 27 Dec 2025',
    )
    expect(whyNotBesidePrice('accounts', getIsoDate('2023-12-31'), day)).toBe(
      'Accounts too old: 31 Dec 2023, price of 13 Nov 2026',
    )
    expect(whyNotBesidePrice('accounts', null, day)).toBe('Accounts missing')
    expect(whyNotBesidePrice('accounts', day, null)).toBe('No price')
    expect(whyNotBesidePrice('accounts', getIsoDate('2026-09-30'), day)).toBeNull()
  })

  it.each(['accounts', 'nav'] as const)('[RP-AGE-2] [RP-AGE-4] the limits of %s are the last days that count', what => {
    const { older, newer } = reachOfPrice[what]
    fc.assert(
      fc.property(fc.integer({ min: -3_000, max: 3_000 }), age => {
        const isTogether = whyNotBesidePrice(what, addDays(day, -age), day) === null
        expect(isTogether).toBe(age <= older && age >= -newer)
      }),
      { seed: 1, numRuns: 200 },
    )
    expect(whyNotBesidePrice(what, addDays(day, -older), day)).toBeNull()
    expect(whyNotBesidePrice(what, addDays(day, -older - 1), day)).toContain('too old')
    expect(whyNotBesidePrice(what, addDays(day, newer + 1), day)).toContain('Price too old')
  })

  it('[RP-AGE-3] the price of the end of a period is at most a fortnight older', () => {
    expect(isPriceAtEnd(addDays(day, -14), day)).toBe(true)
    expect(isPriceAtEnd(addDays(day, -15), day)).toBe(false)
  })

  it('[RP-AGE-5] portfolios a year apart are not compared', () => {
    expect(areComparableReports(addDays(day, -366), day)).toBe(true)
    expect(areComparableReports(addDays(day, 367), day)).toBe(false)
  })
})
