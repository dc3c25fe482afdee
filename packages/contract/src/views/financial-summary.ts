import type { IsoDate } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'
import type { PeriodTableView } from './period-table.ts'
import type { FigureChoices, FigureOffers } from './statement.ts'
import type { YearChartView } from './year-chart.ts'

/** When figures were last published and when the next ones are due. */
export interface ResultsDates {
  readonly next: { readonly day: IsoDate; readonly title: string; readonly confirmed: boolean } | null
  readonly last: { readonly publishedOn: IsoDate; readonly periodEnd: IsoDate; readonly months: number } | null
}

export interface FinancialSummaryView {
  readonly frame: SecurityFrame
  readonly choices: FigureChoices
  readonly offers: FigureOffers
  /** The chosen line as bars. */
  readonly chart: YearChartView | null
  /** The last day of the latest year, where that is long ago. */
  readonly stale: IsoDate | null
  readonly results: BlockState<ResultsDates>
  readonly table: BlockState<PeriodTableView>
  readonly charts: BlockState<readonly YearChartView[]>
}
