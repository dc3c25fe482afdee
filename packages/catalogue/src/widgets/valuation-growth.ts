import { marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'valuation-growth',
  heading: 'Valuation and growth',
  settings: [marketCode],
  rows: ({ compact }) => (compact ? [7, 7, 9] : [15, 15, 17]),
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'Valuation and growth rates of the companies held, compared with the category.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  blueprints: [
    { name: 'standard', words: 'Valuation and growth.' },
    { name: 'compact', words: 'Valuation only.' },
  ],
  accessibility: ['Two tables with row and column headings; each measure has a definition behind a button.'],
  example: { marketCode: 'FUND:B0KXTM3' },
  maxBytes: 1_400,
})
