import { addDays, getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { discountLine, discountOf, lastOfMonths, type NavPoint } from './nav-history.ts'

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

describe('discountLine', () => {
  it('says in words what it draws', () => {
    const state = discountLine(points([100, 90], [100, 105]))
    expect(state).toMatchObject({ state: 'ready', view: { values: [expect.closeTo(-0.1), expect.closeTo(0.05)] } })
    expect(state.state === 'ready' && state.view.words).toBe(
      'From 28 Jan 2026 to 29 Jan 2026: a 5.0% premium now, a 2.5% discount on average, between a 10.0% discount and a 5.0% premium.',
    )
  })

  it('keeps the latest point of a long line', () => {
    const long = points(...Array.from({ length: 1300 }, (_, index) => [100, 80 + (index % 10)] as const))
    const state = discountLine(long)
    if (state.state !== 'ready') throw new Error('not ready')
    expect(state.view.days.length).toBeLessThan(270)
    expect(state.view.days.at(-1)).toBe(long.at(-1)?.day)
  })

  it('has a reason where there is nothing to draw', () => {
    expect(discountLine([])).toMatchObject({ state: 'empty' })
  })
})

it('picks the last day of each month, and the latest of the running one', () => {
  const all = points(...Array.from({ length: 7 }, () => [1, 1] as const))
  expect(lastOfMonths(all).map(({ day }) => day)).toEqual(['2026-01-31', '2026-02-03'])
})
