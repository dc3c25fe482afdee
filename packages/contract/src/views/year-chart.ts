import type { RowUnit } from './period-table.ts'

export interface YearSeries {
  readonly name: string
  readonly unit: RowUnit
  /** As in a row of a period table; null leaves a gap. */
  readonly values: readonly (number | null)[]
}

/** Bars by year, and a line with a scale of its own. */
export interface YearChartView {
  readonly key: string
  readonly title: string
  readonly currency: string
  readonly years: readonly { readonly label: string; readonly forecast: boolean }[]
  /** One or two; up to five where they are stacked. */
  readonly bars: readonly YearSeries[]
  /** The bars are parts of a whole and stand on each other; the line then shares their scale and unit. */
  readonly stacked?: boolean
  readonly line: YearSeries | null
  /** What the chart shows, or why it is good to know, in a sentence. */
  readonly note: string
}
