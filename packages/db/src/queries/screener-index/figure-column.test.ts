import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBelow, toFigureColumn } from './figure-column.ts'

const someFigures = fc.array(fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 })), { maxLength: 80 })
/** Also so many that they are sorted by their digits. */
const anyFigures = fc.tuple(someFigures, fc.constantFrom(1, 100, 6_000)).map(([figures, times]) =>
  Array.from({ length: times }, () => figures)
    .flat()
    .slice(0, 6_000),
)

describe('a column of figures', () => {
  it('has its figures in ascending order, without those that are none', () => {
    fc.assert(
      fc.property(anyFigures, figures => {
        const { values, ascending } = toFigureColumn(Float64Array.from(figures))
        const expected = figures.filter(figure => !Number.isNaN(figure)).sort((a, b) => a - b)
        expect(Array.from(ascending, position => (values[position] as number) + 0)).toEqual(
          expected.map(each => each + 0),
        )
        expect(new Set(ascending).size).toBe(ascending.length)
      }),
      { numRuns: 40 },
    )
  })

  it('counts the figures below a bound and up to it', () => {
    fc.assert(
      fc.property(anyFigures, fc.double({ noNaN: true }), (figures, bound) => {
        const column = toFigureColumn(Float64Array.from(figures))
        expect(countBelow(column, bound, false)).toBe(figures.filter(figure => figure < bound).length)
        expect(countBelow(column, bound, true)).toBe(figures.filter(figure => figure <= bound).length)
      }),
      { numRuns: 40 },
    )
  })
})
