import { marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'eligibility',
  heading: 'Where you can hold it',
  settings: [marketCode],
  rows: () => [4, 6, 8],
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The accounts a security can be held in, and why not in the others.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  variables: [
    { name: '--bw-up', words: 'Tick for eligible accounts.' },
    { name: '--bw-down', words: 'Cross for the others.' },
  ],
  accessibility: ['Each account has a yes or no in words beside its symbol.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 1_250,
})
