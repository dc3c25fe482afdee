import type { YearChartView } from '@bellwether/contract'
import type { BarShape } from '../plot/bars.tsx'

export interface YearBar extends BarShape {
  /** Of the year and of the series. */
  readonly index: number
  readonly position: number
}

/** Of the width of a year, for its bars. */
const used = 0.64

/** The position of each bar: beside the others of its year, or stacked. */
export function yearBars({ bars, stacked = false }: Pick<YearChartView, 'bars' | 'stacked'>): readonly YearBar[] {
  const width = stacked ? used : used / bars.length
  const heights = new Map<number, number>()
  return bars.flatMap((series, position) =>
    series.values.flatMap((value, index) => {
      if (value === null) return []
      const from = stacked ? (heights.get(index) ?? 0) : 0
      heights.set(index, from + value)
      const start = (1 - used) / 2 + (stacked ? 0 : width * position)
      return [
        { index, position, from, to: from + value, start, width: width * (stacked || bars.length === 1 ? 1 : 0.92) },
      ]
    }),
  )
}
