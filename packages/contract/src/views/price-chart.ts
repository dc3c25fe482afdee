import type { IsoDate, Price } from '@bellwether/domain'

export const chartRanges = ['1D', '1W', '1M', '6M', '1Y', '5Y', '10Y'] as const
export type ChartRange = (typeof chartRanges)[number]

export interface PriceChartView {
  readonly range: ChartRange
  readonly ranges: readonly ChartRange[]
  readonly unit: string
  readonly scale: number
  /** ISO day, or instant for one day; values are integers at the scale. */
  readonly points: readonly { readonly at: string; readonly close: number }[]
  readonly zone: string
  readonly changePct: number | null
  readonly compare: {
    readonly name: string
    readonly points: readonly { readonly at: string; readonly value: number }[]
    readonly changePct: number
  } | null
  /** Whether its units keep their income, which is then in the price. */
  readonly accumulates: boolean
  /** The close before a single day, at the scale; null for longer ranges. */
  readonly previousClose: number | null
  /** Of a single day: that of the points, where it is not that of the last price, which has none yet. */
  readonly earlierDay: IsoDate | null
  /** Ex-dividend days within the range. */
  readonly dividends: readonly { readonly day: IsoDate; readonly amount: Price }[]
  readonly low: Price | null
  readonly high: Price | null
  /** Why there is nothing to draw. */
  readonly empty: string | null
}
