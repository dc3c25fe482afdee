import type { SecurityFrame } from './frame.ts'
import type { PriceChartView } from './price-chart.ts'
import type { QuoteView } from './quote.ts'
import type { SecurityChartView } from './security-chart.ts'

/** The price and its day so far, as stored: what an open page asks for again while the price moves. */
export interface DayView extends Pick<SecurityFrame, 'headline' | 'market' | 'details'> {
  /** Of the stored price. */
  readonly at: string
  readonly quote: QuoteView
}

/** The same of the chart of one day. */
export interface DayChartView {
  readonly at: string
  readonly chart: PriceChartView
}

/** The same of the large chart, of one day or five. */
export interface DayChartsView {
  readonly at: string
  readonly chart: SecurityChartView
}
