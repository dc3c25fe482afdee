import type { IsoDate } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { Calculation } from './calculation.ts'
import type { Figure } from './figure.ts'
import type { FigureValue } from './figure-value.ts'
import type { SecurityFrame } from './frame.ts'

/** Percentile of the latest figure in its sector. */
export interface SectorStanding {
  /** Share of the others whose figure is lower, 0 to 1. */
  readonly above: number
  /** How many others have a meaningful figure. */
  readonly others: number
}

export interface RatioRow {
  readonly key: string
  readonly label: string
  readonly meaning: string
  /** Ours, because definitions differ between sites. */
  readonly formula: string
  readonly latest: FigureValue
  /** Of the latest. */
  readonly calculation?: Calculation
  /** One for each year, oldest first. */
  readonly years: readonly FigureValue[]
  readonly average: FigureValue
  /** Null when the sector has too few members, or it is not calculated. */
  readonly median: FigureValue | null
  readonly standing: SectorStanding | null
  /** How the percentile was calculated. */
  readonly explained?: readonly Figure[]
}

export interface RatioGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly RatioRow[]
}

export interface GrowthRow {
  readonly key: string
  readonly label: string
  /** Growth on the year before, oldest first. */
  readonly years: readonly FigureValue[]
  readonly threeYears: FigureValue
  readonly fiveYears: FigureValue
  /** How growth over three and five years was calculated. */
  readonly explained: readonly Figure[]
}

export interface RatioTables {
  /** The twelve months and the price behind "latest". */
  readonly latest: { readonly periodEnd: IsoDate; readonly trailing: boolean; readonly priceDay: IsoDate | null }
  readonly years: readonly { readonly fiscalYear: number; readonly periodEnd: IsoDate }[]
  readonly groups: readonly RatioGroup[]
  readonly growth: readonly GrowthRow[]
  /** The last day of the latest period, where that is long ago. */
  readonly stale: IsoDate | null
  /** Null where the sector has fewer than five members with figures. */
  readonly sector: {
    readonly name: string
    readonly members: number
    /** The day of its medians, where it is not that of the price. */
    readonly medianNote: string | null
  } | null
  readonly currency: string
  /** Which years were adjusted for splits; null where none was. */
  readonly splitNote: string | null
}

export interface KeyRatiosView {
  readonly frame: SecurityFrame
  readonly tables: BlockState<RatioTables>
}
