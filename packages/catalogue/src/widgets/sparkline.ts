import { marketCode } from '../setting.ts'
import { fallWash, riseWash } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'sparkline',
  heading: '',
  label: 'Price today',
  settings: [marketCode],
  rows: () => [1, 2],
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  title: 'Sparkline',
  summary: 'A security on one line: last price, day’s change and intraday sparkline.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  variables: [
    { name: '--bw-up', words: 'A line that ends above the previous close.' },
    { name: '--bw-down', words: 'A line that ends below it.' },
    riseWash,
    fallWash,
  ],
  accessibility: ['The line has a text alternative; a change is shown by sign and arrow as well as by colour.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 2_000,
})
