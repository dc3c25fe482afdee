import type { IsoDate, Price } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { FigureTableView } from './figure-table.ts'
import type { FigureValue } from './figure-value.ts'
import type { SecurityFrame } from './frame.ts'
import type { HeadlineView } from './headline.ts'
import type { PeriodTableView } from './period-table.ts'
import type { PriceChartView } from './price-chart.ts'

/** How far a figure lies from a median: as a share of it, or in percentage points where the figure is itself a change. */
export interface Distance {
  readonly median: FigureValue
  /** 0.12: 12 % above, or 12 points above. */
  readonly by: number
  readonly in: 'SHARE' | 'POINTS'
}

export interface Standing {
  readonly key: 'growth' | 'income' | 'value' | 'trend' | 'momentum'
  readonly label: string
  readonly measure: string
  readonly own: FigureValue
  /** What above and below the median mean for this measure, such as more expensive and cheaper. */
  readonly above: string
  readonly below: string
  readonly market: Distance | null
  readonly sector: Distance | null
}

export interface StandingsView {
  readonly rows: readonly Standing[]
  /** Which companies the medians are of. */
  readonly market: string
  readonly sector: string | null
  readonly asAt: IsoDate
  /** The day of the medians, where it is another. */
  readonly medianNote: string | null
}

export interface BrokersView {
  /** Strong buy first; all five, zeros included. */
  readonly counts: readonly { readonly label: string; readonly count: number }[]
  readonly total: number
  readonly target: Price | null
  /** From the last price to the target, as a fraction. */
  readonly targetDistance: number | null
  /** The average recommendation, under the label of its count. */
  readonly consensus: string
  readonly windowDays: number
  readonly asAt: IsoDate
}

/** The two-minute read: everything on one screen. */
export interface SummaryView {
  readonly frame: SecurityFrame
  readonly today: BlockState<PriceChartView>
  readonly halfYear: BlockState<PriceChartView>
  readonly figures: BlockState<FigureTableView>
  readonly standings: BlockState<StandingsView>
  readonly years: BlockState<PeriodTableView>
  readonly trades: BlockState<FigureTableView>
  readonly dividends: BlockState<FigureTableView>
  readonly deals: BlockState<FigureTableView>
  /** Null where no page of news belongs to it. */
  readonly news: BlockState<readonly HeadlineView[]> | null
  /** Null for trusts, which brokers do not follow in this way. */
  readonly brokers: BlockState<BrokersView> | null
}
