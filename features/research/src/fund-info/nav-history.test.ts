import { addDays, getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { discountOf, lastOfMonths, type NavPoint } from './nav-history.ts'

const start = getIsoDate('2026-01-28')

function points(...values: readonly (readonly [nav: number, close: number | null])[]): NavPoint[] {
  return values.map(([nav, close], index) => ({ day: addDays(start, index), nav, close, estimated: false }))
}

describe('discountOf', () => {
  it('is below zero for a discount', () => {
    expect(discountOf({ nav: 200, close: 180 })).toBeCloseTo(-0.1)
    expect(discountOf({ nav: 200, close: 210 })).toBeCloseTo(0.05)
  })

  it('is unknown without a price or with a NAV of nothing', () => {
    expect(discountOf({ nav: 200, close: null })).toBeNull()
    expect(discountOf({ nav: 0, close: 100 })).toBeNull()
  })
})

it('picks the last day of each month, and the latest of the running one', () => {
  const all = points(...Array.from({ length: 7 }, () => [1, 1] as const))
  expect(lastOfMonths(all).map(({ day }) => day)).toEqual(['2026-01-31', '2026-02-03'])
})
