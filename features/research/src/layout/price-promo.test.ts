import type { QuoteView } from '@bellwether/contract'
import { defaultServiceFlags, openTerms, type VenueTerms } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { pricePromoOf } from './price-promo.ts'

const quote = { exchangeCode: 'LSE', streamable: true, pricedDaily: false, delayMinutes: 15 } as QuoteView
const viewer = { kind: 'guest', loaded: true } as const

const promo = (given: Partial<VenueTerms>, guestStreaming = true) =>
  pricePromoOf(
    { services: { ...defaultServiceFlags, guestStreaming }, terms: new Map([['LSE', { ...openTerms, ...given }]]) },
    { viewer, quote },
  )

it.each<[string, Partial<VenueTerms>, object | null]>([
  ['real time for all', {}, null],
  ['delayed for guests', { guests: 'DELAYED' }, { reason: 'DELAYED', loginAdds: 'REAL_TIME' }],
  ['nothing for guests', { guests: 'NONE' }, { reason: 'NOT_SHOWN', loginAdds: 'REAL_TIME' }],
  ['delayed for users only', { guests: 'NONE', users: 'DELAYED' }, { reason: 'NOT_SHOWN', loginAdds: 'DELAYED' }],
  ['delayed for all', { guests: 'DELAYED', users: 'DELAYED' }, { reason: 'DELAYED', loginAdds: null }],
  ['nothing for anybody', { guests: 'NONE', users: 'NONE' }, { reason: 'NOT_SHOWN', loginAdds: null }],
  ['a delayed source', { sourceDelayMinutes: 15 }, { reason: 'DELAYED', loginAdds: null }],
])('[RP-ACCESS-4] with %s a guest is promised what logging in adds', (_terms, given, expected) => {
  if (expected === null) expect(promo(given)).toBeNull()
  else expect(promo(given)).toMatchObject(expected)
})

it('[RP-ACCESS-4] where guests may not stream, users still get what the terms give', () => {
  expect(promo({}, false)).toMatchObject({ loginAdds: 'REAL_TIME' })
  expect(promo({ sourceDelayMinutes: 15 }, false)).toMatchObject({ loginAdds: 'DELAYED' })
})
