import type { YearChartView } from '@bellwether/contract'

export interface YearBar {
  /** Of the year and of the series. */
  readonly index: number
  readonly position: number
  /** Values at its two ends. */
  readonly from: number
  readonly to: number
  /** Of the room of one year, from 0 to 1. */
  readonly start: number
  readonly width: number
}

const room = 0.64

/** Where each bar of the chart stands: beside the others of its year, or on top of them. */
export function yearBars({ bars, stacked = false }: Pick<YearChartView, 'bars' | 'stacked'>): readonly YearBar[] {
  const width = stacked ? room : room / bars.length
  const heights = new Map<number, number>()
  return bars.flatMap((series, position) =>
    series.values.flatMap((value, index) => {
      if (value === null) return []
      const from = stacked ? (heights.get(index) ?? 0) : 0
      heights.set(index, from + value)
      const start = (1 - room) / 2 + (stacked ? 0 : width * position)
      return [
        { index, position, from, to: from + value, start, width: width * (stacked || bars.length === 1 ? 1 : 0.92) },
      ]
    }),
  )
}
