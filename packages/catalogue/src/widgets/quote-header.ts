import { live, marketCode } from '../setting.ts'
import { fall, fallWash, onAccent, rise, riseWash } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'quote-header',
  heading: '',
  label: 'Price',
  settings: [marketCode, live],
  rows: ({ compact, live: isLive }) => {
    const toggle = isLive ? 1 : 0
    return compact ? [4 + toggle, 5 + toggle, 6 + toggle] : [5 + toggle, 7 + toggle, 9 + toggle]
  },
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  title: 'Quote header',
  summary: 'Name, identifiers and last price of a security with the day’s change; prices can be live.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  blueprints: [
    { name: 'standard', words: 'Price, bid and ask, and the day’s figures.' },
    { name: 'compact', words: 'Name, price and change only.' },
  ],
  variables: [
    rise,
    fall,
    riseWash,
    fallWash,
    onAccent,
    { name: '--bw-step-3', words: 'Font size of the price.' },
    { name: '--bw-step-2', words: 'Font size of the name.' },
  ],
  accessibility: [
    'A change is shown by sign and arrow as well as by colour.',
    'Live prices can be switched off, and do not flash with reduced motion.',
  ],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 7_440,
})
