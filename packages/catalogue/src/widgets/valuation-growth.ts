import { heading, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const valuationGrowth = {
  type: 'valuation-growth',
  tagName: 'bw-valuation-growth',
  title: 'Valuation and growth',
  summary: 'How dear the companies held are and how fast they grow, the fund beside its category.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  settings: [marketCode, heading],
  blueprints: [
    { name: 'standard', words: 'Valuation and growth.' },
    { name: 'compact', words: 'Valuation alone.' },
  ],
  events: [],
  variables: [],
  accessibility: ['Two tables with row and column heads; each measure has its definition behind a button.'],
  room: { rows: ({ compact }) => (compact ? [7, 7, 9] : [15, 15, 17]), heading: true, longFoot: true },
  example: { marketCode: 'FUND:B0KXTM3' },
} as const satisfies WidgetDescription
