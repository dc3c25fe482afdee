import { limit, marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'director-deals',
  heading: 'Director deals',
  settings: [marketCode, limit(20, 5)],
  query: ['limit'],
  rows: ({ limit }) => [Math.ceil(limit * 1.5) + 1, Math.ceil(limit * 1.5) + 2],
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'Purchases and sales by directors: date, price and resulting holding.',
  kinds: ['EQUITY', 'CLOSED_END_FUND'],
  accessibility: ['A table with row and column headings that scrolls by keyboard when narrow.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 1_250,
})
