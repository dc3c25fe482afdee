import { addDays, formatPercent, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedLine, thinned } from './dated-line.ts'

const start = getIsoDate('2026-01-01')
const options = { describe: (value: number) => formatPercent(value, { digits: 1 }), fromZero: false }
const points = (values: readonly (number | null)[]) => values.map((value, at) => ({ day: addDays(start, at), value }))

describe('datedLine', () => {
  it('describes the last value, the average and the range', () => {
    expect(datedLine(points([0.04, null, 0.02, 0.03]), options)).toEqual({
      days: ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
      values: [0.04, null, 0.02, 0.03],
      average: 0.03,
      fromZero: false,
      words: 'From 1 Jan 2026 to 4 Jan 2026: 3.0% at the end, 3.0% on average, between 2.0% and 4.0%.',
    })
  })

  it.each([[[]], [[0.04]], [[0.04, null]]])('is none through %j', values => {
    expect(datedLine(points(values), options)).toBeNull()
  })
})

it('keeps the last point and never exceeds the limit when thinning', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1, maxLength: 600 }),
      fc.integer({ min: 1, max: 300 }),
      (items, most) => {
        const kept = thinned(items, most)
        expect(kept.at(-1)).toBe(items.at(-1))
        expect(kept.length).toBeLessThanOrEqual(most)
      },
    ),
  )
})
