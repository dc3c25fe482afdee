import { heading, marketCode } from '../common-settings.ts'
import { fallWash, riseWash } from '../variables.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const sparkline = {
  type: 'sparkline',
  tagName: 'bw-sparkline',
  title: 'Sparkline',
  summary: 'A security in one line: its last price, its change on the day and the line that led there.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  settings: [marketCode, heading],
  blueprints: [],
  events: [],
  variables: [
    { name: '--bw-up', words: 'A line that ends above the previous close.' },
    { name: '--bw-down', words: 'A line that ends below it.' },
    riseWash,
    fallWash,
  ],
  accessibility: ['The line has its change in words; a change is told by sign and arrow as well as by colour.'],
  room: { rows: () => [1, 2, 2], heading: false },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
