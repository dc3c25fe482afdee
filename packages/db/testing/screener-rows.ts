import fc from 'fast-check'
import { toFigureColumn } from '../src/queries/screener-index/figure-column.ts'
import { PositionSet } from '../src/queries/screener-index/position-set.ts'
import type { ScreenerIndex } from '../src/queries/screener-index/read-index.ts'

/** A security of a test. */
export interface Row {
  readonly yield: number | null
  readonly charge: number | null
  readonly sector: string | null
}

const anyFigure = fc.option(fc.integer({ min: -3, max: 3 }))

export const anyRows = fc.array(
  fc.record({ yield: anyFigure, charge: anyFigure, sector: fc.option(fc.constantFrom('Banks', 'Retailers')) }),
  { maxLength: 60 },
)

export function indexOf(rows: readonly Row[]): ScreenerIndex {
  return {
    ids: Int32Array.from(rows, (_, position) => position + 1),
    figure(name) {
      const figures = toFigureColumn(Float64Array.from(rows, row => row[name as 'yield'] ?? Number.NaN))
      return figures.ascending.length > 0 ? figures : null
    },
    having: (_, value) =>
      PositionSet.from(
        Int32Array.from(rows.flatMap(({ sector }, position) => (sector === value ? [position] : []))),
        rows.length,
      ),
  }
}
