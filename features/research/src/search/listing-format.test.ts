import { securityTypes, wrappers } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listed } from './listed-security.fixture.ts'
import type { ListedSecurity } from './listed-security.ts'
import { listingFormat } from './listing-format.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const maybe = fc.option(text, { nil: null })
const someOf = <T>(all: readonly T[]) => fc.subarray([...all])
const listing: fc.Arbitrary<ListedSecurity> = fc
  .record({
    ...{ id: fc.nat(), securityId: fc.nat(), name: text, ticker: text, exchange: text, priceUnit: text },
    ...{ isin: maybe, sedol: maybe, sector: maybe, size: fc.option(fc.nat(), { nil: null }), primary: fc.boolean() },
    formerNames: fc.array(text, { maxLength: 2 }),
    aliases: fc.array(text, { maxLength: 2 }),
    type: fc.constantFrom(...securityTypes),
    status: fc.constantFrom('ACTIVE' as const, 'SUSPENDED' as const, 'DELISTED' as const),
    wrappers: someOf(wrappers),
    actions: someOf(['BUY', 'SELL', 'REGULAR'] as const),
  })
  .map(({ aliases, ...given }) => ({
    ...listed({ id: given.id, name: given.name }),
    ...given,
    otherNames: [...given.formerNames, ...aliases],
  }))

it('[RP-SEARCH-23] reads a listing as it was written', () => {
  fc.assert(
    fc.property(listing, one => {
      expect(listingFormat.fromText(listingFormat.toText(one))).toEqual(one)
    }),
  )
})
