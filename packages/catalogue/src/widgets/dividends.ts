import { limit, marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'dividends',
  heading: 'Dividends',
  settings: [marketCode, limit(10, 2)],
  query: ['limit'],
  rows: ({ limit }) => [10 + limit * 3, 10 + limit * 3, 13 + limit * 3],
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The next dividend with its dates, and the dividends of the latest financial years with totals.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF'],
  words: { limit: 'Maximum number of financial years.' },
  accessibility: ['A table with row and column headings; estimates are marked in words.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 2_520,
})
