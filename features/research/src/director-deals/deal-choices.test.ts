import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { dealOptions, filterDeals, readDealChoices } from './deal-choices.ts'

const day = getIsoDate('2026-11-13')
const deals = [
  { kind: 'BUY', name: 'Ada Field', tradedOn: getIsoDate('2026-10-01') },
  { kind: 'SELL', name: 'Ben Moor', tradedOn: getIsoDate('2025-01-10') },
  { kind: 'AWARD', name: 'Ada Field', tradedOn: getIsoDate('2026-03-01') },
] as const
const shown = (query: string) =>
  filterDeals(deals, readDealChoices(new URLSearchParams(query), deals), day).map(({ kind, name }) => `${kind} ${name}`)

describe('director deals', () => {
  it('[RP-DEALS-1] are market purchases and sales unless all or another type is chosen', () => {
    expect(shown('')).toEqual(['BUY Ada Field', 'SELL Ben Moor'])
    expect(shown('show=all')).toHaveLength(3)
    expect(shown('show=award')).toEqual(['AWARD Ada Field'])
    expect(shown('show=loan')).toEqual(shown(''))
  })

  it('[RP-DEALS-2] can be limited to a director and a period', () => {
    expect(shown('show=all&director=Ada+Field')).toEqual(['BUY Ada Field', 'AWARD Ada Field'])
    expect(shown('period=12')).toEqual(['BUY Ada Field'])
    expect(shown('period=36&director=Ben+Moor')).toEqual(['SELL Ben Moor'])
    expect(shown('director=Nobody&period=7')).toEqual(shown(''))
  })

  it('offer the types and directors there are', () => {
    expect(dealOptions(deals)).toEqual({
      types: [
        { code: 'buy', label: 'Bought' },
        { code: 'sell', label: 'Sold' },
        { code: 'award', label: 'Award' },
      ],
      directors: ['Ada Field', 'Ben Moor'],
    })
  })
})
