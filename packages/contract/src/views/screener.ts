import type { IsoDate, MarketCode, Paging, Price, SecurityType } from '@bellwether/domain'
import type { ScreenerAddress } from '../screener-address.ts'
import type { ScreenerFigure } from '../screener-figure.ts'
import type { BlockState } from './block-state.ts'
import type { FigureValue } from './figure-value.ts'

export interface ScreenerView {
  readonly address: ScreenerAddress
  /** What is wrong with what was typed, by field. */
  readonly errors: Readonly<Record<string, string>>
  /** The choices that the data offers, by field. */
  readonly options: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>
  /** By the name of a range filter; none where there are too few figures. */
  readonly distributions: Readonly<Record<string, DistributionView>>
  readonly result: BlockState<ScreenerResultView>
  /** Of the user; null for a guest. */
  readonly saved: readonly SavedScreenView[] | null
  readonly simulated: boolean
}

/** How the figures behind a range filter are spread, in the unit of its fields. */
export interface DistributionView {
  readonly count: number
  /** The 2nd, 50th and 98th percentile. */
  readonly low: number
  readonly median: number
  readonly high: number
  /** Equal parts from the lowest to the highest, of sizes by proportion; `included` are those the bounds leave in. */
  readonly bins: readonly { readonly count: number; readonly included: boolean }[]
}

export interface SavedScreenView {
  readonly id: number
  readonly name: string
  readonly href: string
}

export interface ScreenerResultView {
  readonly type: SecurityType
  readonly count: number
  readonly paging: Paging
  /** There are more than pages lead to. */
  readonly capped: boolean
  readonly rows: readonly ScreenerRowView[]
  /** Where nothing fits: how many would without each of the filters. */
  readonly without: readonly { readonly name: string; readonly label: string; readonly count: number }[]
  readonly asAt: IsoDate | null
}

export interface ScreenerRowView {
  readonly marketCode: MarketCode
  readonly name: string
  readonly ticker: string
  /** Sector or category. */
  readonly group: string | null
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly figures: Readonly<Partial<Record<ScreenerFigure, FigureValue>>>
}
