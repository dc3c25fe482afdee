import type { IsoDate, MoneyStep, StatementKind } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'
import type { PeriodTableView } from './period-table.ts'
import type { YearChartView } from './year-chart.ts'

export const statementPeriods = ['annual', 'interim'] as const
export type StatementPeriodChoice = (typeof statementPeriods)[number]

export const statementShows = ['reported', 'growth', 'common'] as const
/** Amounts; growth on the year before; or as a share of revenue, total assets or a trust's net assets. */
export type StatementShow = (typeof statementShows)[number]

export const statementBases = ['reported', 'adjusted'] as const
/** Statutory, or excluding items not expected to recur. */
export type StatementBasis = (typeof statementBases)[number]

/** How the figures of a page are formatted, and which line is charted above them. */
export interface FigureChoices {
  /** As the company reports, or in pounds. */
  readonly currency: 'reported' | 'GBP'
  /** Thousands, millions or billions; null is what fits. */
  readonly power: MoneyStep['power'] | null
  /** Key of a line. */
  readonly row: string | null
}

export interface StatementChoices extends FigureChoices {
  readonly period: StatementPeriodChoice
  readonly show: StatementShow
  /** How many periods at most. */
  readonly years: 5 | 10
  readonly basis: StatementBasis
}

/** The available choices. */
export interface FigureOffers {
  /** Null when the company reports in pounds, or no exchange rate is known. */
  readonly conversion: Conversion | null
  /** None or two, the smaller first. */
  readonly powers: readonly MoneyStep['power'][]
}

export interface Conversion {
  /** The currency the company reports in. */
  readonly from: string
  /** Pounds for one unit of it. */
  readonly sterling: number
  readonly asAt: IsoDate | null
}

/** What "common size" is a share of. */
export type CommonBase =
  | 'revenue'
  | 'total income'
  | 'rental income'
  | 'insurance revenue'
  | 'total assets'
  | 'net assets'

export interface StatementView {
  readonly frame: SecurityFrame
  readonly statement: StatementKind
  readonly choices: StatementChoices
  /** Reported periods there are, ten at most. */
  readonly available: number
  readonly commonBase: CommonBase
  readonly offers: FigureOffers & {
    /** Something was left out of adjusted earnings. */
    readonly adjusted: boolean
  }
  /** The chosen line over all periods there are. */
  readonly chart: YearChartView | null
  /** The last day of the latest period, where that is long ago. */
  readonly stale: IsoDate | null
  readonly table: BlockState<PeriodTableView>
}
