import { marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'performance-table',
  heading: 'Performance',
  settings: [marketCode],
  rows: () => [13, 14, 15],
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  title: 'Performance table',
  summary: 'Cumulative total return and the last five complete 12-month periods, compared with an index.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF'],
  accessibility: ['Two tables with row and column headings that scroll by keyboard when narrow.'],
  example: { marketCode: 'FUND:B0KXTM3' },
  maxBytes: 1_270,
})
