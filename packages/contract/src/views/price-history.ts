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
}
