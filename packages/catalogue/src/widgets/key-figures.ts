import { marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'key-figures',
  heading: 'Key figures',
  settings: [marketCode],
  rows: () => [10, 10, 11],
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The most important figures for the type of security, each with a definition.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  accessibility: ['A list of terms and values; definitions open with a button, by keyboard too.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 1_200,
})
