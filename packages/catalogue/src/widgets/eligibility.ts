import { heading, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const eligibility = {
  type: 'eligibility',
  tagName: 'bw-eligibility',
  title: 'Where you can hold it',
  summary: 'In which accounts a security can be held, and why not in the others.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  settings: [marketCode, heading],
  blueprints: [],
  events: [],
  variables: [
    { name: '--bw-up', words: 'The tick of what can be held.' },
    { name: '--bw-down', words: 'The cross of what cannot.' },
  ],
  accessibility: ['Each account has a yes or a no in words beside its mark.'],
  room: { rows: () => [4, 6, 8], heading: true },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
