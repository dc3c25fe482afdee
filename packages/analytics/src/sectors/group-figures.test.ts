import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupFigures } from './group-figures.ts'
import { standingAmong, standingIn } from './standing.ts'

const numbers = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 })

it('counts what is above and below as a look at every value does', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: -21, max: 21 }), (values, value) => {
      const figures = groupFigures(values)
      expect(figures.above(value)).toBe(values.filter(each => each > value).length)
      expect(figures.below(value)).toBe(values.filter(each => each < value).length)
      expect(figures.sum).toBe(values.reduce((sum, each) => sum + each, 0))
    }),
  )
})

it('has as its median the middle value, or the mean of the two in the middle; none without members', () => {
  expect([[3, 1, 2], [4, 1, 2, 3], [7]].map(values => groupFigures(values).median)).toEqual([2, 2.5, 7])
  fc.assert(
    fc.property(numbers, values => {
      const { median, above, below } = groupFigures(values)
      expect(Math.max(above(median ?? 0), below(median ?? 0))).toBeLessThanOrEqual(values.length / 2)
    }),
  )
  expect(groupFigures([])).toMatchObject({ count: 0, sum: 0, median: null })
})

it('[RP-COMPARE-4] places a member among all as among the others, whatever else is left out', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), (values, first, second) => {
      const own = values[first % values.length] ?? 0
      const others = values.toSpliced(first % values.length, 1)
      expect(standingIn(groupFigures(values), own, [own])).toEqual(standingAmong(others, own))
      const left = others[second % Math.max(1, others.length)]
      if (left === undefined) return
      const rest = others.toSpliced(second % others.length, 1)
      expect(standingIn(groupFigures(values), own, [own, left])).toEqual(standingAmong(rest, own))
    }),
  )
})
