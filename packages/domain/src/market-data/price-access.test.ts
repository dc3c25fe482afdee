import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MarketDataTerms, openTerms, seenPrices, type VenueTerms } from './price-access.ts'

const termsOf = (given: Partial<VenueTerms>): MarketDataTerms => new Map([['LSE', { ...openTerms, ...given }]])

it('[RP-ACCESS-1] an exchange without terms is real time for everybody', () => {
  expect(seenPrices(new Map(), 'LSE', true)).toEqual({ access: 'REAL_TIME', delayMinutes: 0, holdBackMinutes: 0 })
})

it('[RP-ACCESS-1] guests and users have terms of their own', () => {
  const terms = termsOf({ delayMinutes: 20, guests: 'DELAYED', users: 'NONE' })
  expect(seenPrices(terms, 'LSE', true)).toEqual({ access: 'DELAYED', delayMinutes: 20, holdBackMinutes: 20 })
  expect(seenPrices(terms, 'LSE', false).access).toBe('NONE')
  expect(seenPrices(terms, 'NYSE', false).access).toBe('REAL_TIME')
})

it('[RP-FEED-7] prices that arrive late are delayed for everybody, and held back only for the rest', () => {
  const terms = termsOf({ delayMinutes: 20, sourceDelayMinutes: 15, guests: 'DELAYED' })
  expect(seenPrices(terms, 'LSE', false)).toEqual({ access: 'DELAYED', delayMinutes: 15, holdBackMinutes: 0 })
  expect(seenPrices(terms, 'LSE', true)).toEqual({ access: 'DELAYED', delayMinutes: 20, holdBackMinutes: 5 })
})

it('nobody sees a price earlier than agreed, and real time means no delay at all', () => {
  const access = fc.constantFrom('REAL_TIME', 'DELAYED', 'NONE')
  const venue = fc.record({
    delayMinutes: fc.integer({ min: 1, max: 60 }),
    sourceDelayMinutes: fc.nat(60),
    guests: access,
    users: access,
  }) as fc.Arbitrary<VenueTerms>
  fc.assert(
    fc.property(venue, fc.boolean(), (given, isGuest) => {
      const seen = seenPrices(new Map([['LSE', given]]), 'LSE', isGuest)
      const allowed = isGuest ? given.guests : given.users
      expect(seen.access === 'NONE').toBe(allowed === 'NONE')
      if (allowed === 'DELAYED') expect(seen.delayMinutes).toBeGreaterThanOrEqual(given.delayMinutes)
      if (allowed !== 'NONE') expect(given.sourceDelayMinutes + seen.holdBackMinutes).toBe(seen.delayMinutes)
      expect(seen.access === 'REAL_TIME').toBe(allowed !== 'NONE' && seen.delayMinutes === 0)
    }),
  )
})
