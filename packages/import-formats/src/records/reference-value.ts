import type { IsoDate } from '@bellwether/domain'

export interface ReferenceSeries {
  /** `CPI`, `SONIA`. */
  readonly code: string
  readonly name: string
  /** A rate of interest in percent a year, or an index of consumer prices in points. */
  readonly kind: 'CASH' | 'INFLATION'
  readonly currency: string
}

/** What a reference rate, or an index of prices, was on a day. */
export interface ReferenceValueRecord {
  readonly kind: 'reference-value'
  readonly series: ReferenceSeries
  /** Of a monthly figure the last day of the month. */
  readonly day: IsoDate
  readonly value: number
  /** Of the file. */
  readonly asAt: IsoDate
}
