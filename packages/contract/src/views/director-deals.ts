import type { IsoDate } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'

/** Months; `all` is as far back as there are deals. */
export const dealPeriods = ['all', '12', '36'] as const

export interface DealChoices {
  /** `market` is what directors chose to buy or sell; `all` adds awards, options, transfers and the like; otherwise the code of one type. */
  readonly type: string
  /** A name; empty is everybody. */
  readonly director: string
  readonly period: (typeof dealPeriods)[number]
}

export interface DealOptions {
  readonly types: readonly { readonly code: string; readonly label: string }[]
  readonly directors: readonly string[]
}

export interface DealMark {
  /** Position among the points. */
  readonly at: number
  readonly kind: 'BUY' | 'SELL'
  /** Total value of the day's deals of this kind, in minor units. */
  readonly value: number
}

/** The price with director dealings marked on it. */
export interface DealChartView {
  /** Integers at the scale. */
  readonly points: readonly { readonly day: IsoDate; readonly close: number }[]
  readonly unit: string
  readonly scale: number
  readonly marks: readonly DealMark[]
}

export interface DirectorDealsView {
  readonly frame: SecurityFrame
  readonly choices: DealChoices
  readonly options: DealOptions
  readonly chart: BlockState<DealChartView>
  readonly summary: BlockState<FiguresView>
  readonly deals: BlockState<FigureTableView>
  readonly largest: BlockState<FigureTableView>
  readonly holdings: BlockState<FigureTableView>
}
