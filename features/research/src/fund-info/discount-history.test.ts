import { addDays, getIsoDate, getMarketCode } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { discountLine, discountPastFigure, lastYear } from './discount-history.ts'

const start = getIsoDate('2026-01-28')
const days = (...values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

describe('discountLine', () => {
  it('says in words what it draws', () => {
    const state = discountLine(days(-0.1, 0.05))
    expect(state).toMatchObject({ state: 'ready', view: { values: [-0.1, 0.05] } })
    expect(state.state === 'ready' && state.view.words).toBe(
      'From 28 Jan 2026 to 29 Jan 2026: a 5.0% premium at the end, a 2.5% discount on average, between a 10.0% discount and a 5.0% premium.',
    )
  })

  it('keeps the latest point of a long line', () => {
    const long = days(...Array.from({ length: 1300 }, (_, index) => -(index % 10) / 100))
    const state = discountLine(long)
    if (state.state !== 'ready') throw new Error('not ready')
    expect(state.view.days.length).toBeLessThan(270)
    expect(state.view.days.at(-1)).toBe(long.at(-1)?.day)
  })

  it('has a reason where there is nothing to draw', () => {
    expect(discountLine([])).toMatchObject({ state: 'empty' })
  })
})

it('takes the twelve months to a day without the day a year before', () => {
  const year = [
    { day: getIsoDate('2025-11-13'), value: -0.1 },
    { day: getIsoDate('2025-11-14'), value: -0.2 },
  ]
  expect(lastYear(year, getIsoDate('2026-11-13'))).toEqual(year.slice(1))
})

it('ranks a discount by its size, and a premium as it is', () => {
  const falling = days(...Array.from({ length: 800 }, (_, index) => -index / 10_000))
  expect(discountPastFigure(falling, getMarketCode('LSE:NWT'))).toMatchObject({
    label: '5-year discount percentile',
    value: { text: 'Highest' },
  })
  const rising = days(...Array.from({ length: 800 }, (_, index) => 0.1 - index / 10_000))
  expect(discountPastFigure(rising, getMarketCode('LSE:NWT'))).toMatchObject({
    label: '5-year premium percentile',
    value: { text: 'Lowest' },
  })
})
