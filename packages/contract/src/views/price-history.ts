import type { Paging } from '@bellwether/domain'
import type { ChartPoint } from './security-chart.ts'

/** The chart's points as a table, latest first, one page of it. */
export interface PriceHistoryView {
  readonly points: readonly ChartPoint[]
  readonly paging: Paging
  readonly count: number
  readonly unit: string
  readonly scale: number
  readonly zone: string
  readonly hasTotalReturn: boolean
  /** What was mended in imported prices, by the day of a point. */
  readonly notes: Readonly<Record<string, string>>
  /** Further columns: calculated from the prices or published with them. */
  readonly more: readonly PriceColumn[]
}

export interface PriceColumn {
  readonly label: string
  /** In the price's unit and scale, a fraction, or a plain number. */
  readonly as: 'price' | 'percent' | 'number'
  /** One for each point of the page. */
  readonly values: readonly (number | null)[]
}
