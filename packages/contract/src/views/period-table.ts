import { type IsoDate, isPresent, type LineKind, type LineLevel, type MoneyStep, type Ratio } from '@bellwether/domain'
import type { Figure } from './figure.ts'

/** The period of a column of figures. */
export interface PeriodColumn {
  readonly periodEnd: IsoDate
  readonly fiscalYear: number
  readonly months: number
  /** What brokers expect, not what the company reported. */
  readonly forecast: boolean
  readonly audited: boolean
  /** Changed by the company after it was first published. */
  readonly restated: boolean
  readonly publishedOn: IsoDate | null
  /** New shares for each old one that its figures per share were adjusted for; missing where they are as filed. */
  readonly splitRatio?: number
}

/**
 * How the numbers of a row are to be read. A line's kind: integers as in the statement. FRACTION: 0.08 is 8 %. POINTS: a difference of
 * percentages, 0.01 is one percentage point. TIMES: a multiple with its sign, 2.2×. MULTIPLE: one without, as ratios to the price are written.
 */
export type RowUnit = LineKind | 'FRACTION' | 'POINTS' | 'TIMES' | 'MULTIPLE'

/** The last column: growth or average over the reported years. */
export type OverYears = { readonly kind: 'CAGR' | 'AVERAGE'; readonly value: Ratio; readonly years: number }

export interface PeriodRow {
  readonly key: string
  readonly label: string
  /** In plain words; for a figure of our own, the formula. */
  readonly definition: string
  readonly level: LineLevel
  readonly unit: RowUnit
  /** One for each column. */
  readonly cells: readonly Ratio[]
  /** The row as reported, oldest first, for the sparkline next to the label. */
  readonly trend: readonly (number | null)[]
  readonly over: OverYears | null
}

export interface PeriodSection {
  readonly key: string
  readonly title: string | null
  readonly rows: readonly PeriodRow[]
}

/** A table with a column for each period, oldest first. */
export interface PeriodTableView {
  readonly columns: readonly PeriodColumn[]
  readonly sections: readonly PeriodSection[]
  /** Sums of money are in minor units of this. */
  readonly currency: string
  /** Chosen by the reader; by the size of the sums where it is missing. */
  readonly power?: MoneyStep['power']
  /** The accounting rules, such as IFRS. */
  readonly basis: string
  /** Lines that are nil in every column were left out. */
  readonly leftOut: number
  /** How its calculated rows were calculated in the last reported period. */
  readonly explained?: readonly Figure[]
}

/** The largest size among the sums of money in a table, in minor units: it decides what they are printed in. */
export function largestSum({ sections }: Pick<PeriodTableView, 'sections'>): number {
  let largest = 0
  for (const { rows } of sections) {
    for (const { unit, cells } of rows) {
      if (unit !== 'MONEY') continue
      for (const cell of cells) if (isPresent<number>(cell)) largest = Math.max(largest, Math.abs(cell.value))
    }
  }
  return largest
}
