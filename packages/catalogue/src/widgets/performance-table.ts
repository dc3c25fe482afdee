import { heading, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const performanceTable = {
  type: 'performance-table',
  tagName: 'bw-performance-table',
  title: 'Performance table',
  summary: 'Total return so far and in the last five complete 12-month periods, beside an index.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF'],
  settings: [marketCode, heading],
  blueprints: [],
  events: [],
  variables: [],
  accessibility: ['Two tables with row and column heads; they scroll by keyboard where they have no room.'],
  room: { rows: () => [11, 13, 14], heading: true },
  example: { marketCode: 'FUND:B0KXTM3' },
} as const satisfies WidgetDescription
