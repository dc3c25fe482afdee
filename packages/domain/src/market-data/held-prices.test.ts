import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marketDay } from '../sessions/market-day.ts'
import { heldPrices } from './held-prices.ts'
import { openTerms, type VenueTerms } from './price-access.ts'

const termsOf = (given: Partial<VenueTerms>) => new Map([['LSE', { ...openTerms, ...given }]])
const at = (time: string) => Date.parse(`2026-11-16T${time}Z`)
const heldAt = (time: string, given: Partial<VenueTerms>, hours: 'exchange' | 'always' = 'exchange') =>
  heldPrices(termsOf(given), 'guests', at(time), hours)[0]

it('[RP-ACCESS-5] delayed prices are those of the session until that many minutes ago', () => {
  expect(heldAt('10:00:30', { guests: 'DELAYED' })).toEqual({
    exchange: 'LSE',
    until: at('09:45:00'),
    barsFrom: at('07:50:00'),
    barsUntil: at('09:45:00'),
    trading: true,
    closedOn: '2026-11-13',
    closedAt: Date.parse('2026-11-13T16:35:00Z'),
  })
  expect(heldAt('10:00:30', { guests: 'REAL_TIME' })).toBeUndefined()
  expect(heldAt('10:00:30', { guests: 'DELAYED', sourceDelayMinutes: 15 })).toBeUndefined()
  expect(heldAt('10:00:30', { guests: 'DELAYED', delayMinutes: 20, sourceDelayMinutes: 15 })).toMatchObject({
    until: at('09:40:00'),
  })
})

it('[RP-ACCESS-5] until delayed prices of a session exist it is the close before it', () => {
  expect(heldAt('08:01:00', { guests: 'DELAYED' })).toMatchObject({
    until: at('07:46:00'),
    barsUntil: at('07:50:00'),
    trading: false,
    closedOn: '2026-11-13',
  })
})

it('[RP-ACCESS-5] without prices it is the close before the session, and its own once it is over', () => {
  expect(heldAt('10:00:00', { guests: 'NONE' })).toMatchObject({
    until: at('07:50:00') - 1,
    trading: false,
    closedOn: '2026-11-13',
  })
  expect(heldAt('16:36:00', { guests: 'NONE' })).toBeUndefined()
  expect(heldAt('23:00:00', { guests: 'NONE' }, 'always')).toMatchObject({
    closedOn: '2026-11-15',
    closedAt: at('00:00:00') - 1000,
  })
})

it('nobody sees anything of a time that is later than agreed', () => {
  const audiences = fc.constantFrom('guests', 'users')
  const access = fc.constantFrom('REAL_TIME', 'DELAYED', 'NONE')
  const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 })
  const venue = fc.record({ guests: access, users: access, delayMinutes: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(venue, audiences, minutes, fc.constantFrom('exchange', 'always'), (given, audience, minute, hours) => {
      const now = at('00:00:00') + minute * 60_000
      const [held] = heldPrices(termsOf(given), audience, now, hours)
      const allowed = given[audience]
      const present = marketDay('LSE', now, hours)
      if (allowed === 'REAL_TIME') expect(held).toBeUndefined()
      if (allowed === 'NONE') expect(held === undefined).toBe(now >= present.until)
      const latest = allowed === 'NONE' ? present.from : now - given.delayMinutes * 60_000
      if (!held) return
      expect(held.until).toBeLessThanOrEqual(latest)
      // Bars of the session before are finished, whatever the delay.
      if (held.trading) expect(held.barsUntil).toBeLessThanOrEqual(latest)
      else expect(held.barsUntil).toBe(present.from)
      expect(held.closedAt).toBeLessThanOrEqual(held.trading ? held.barsFrom : present.from)
    }),
  )
})
