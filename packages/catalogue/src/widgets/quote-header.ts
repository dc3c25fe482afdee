import { heading, live, marketCode } from '../common-settings.ts'
import { fall, fallWash, onAccent, rise, riseWash } from '../variables.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const quoteHeader = {
  type: 'quote-header',
  tagName: 'bw-quote-header',
  title: 'Quote header',
  summary: 'Name, identifiers and last price of a security, with its change on the day; the price can move.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  settings: [marketCode, live, heading],
  blueprints: [
    { name: 'standard', words: 'Price, bid and ask, and the figures of the day.' },
    { name: 'compact', words: 'Name, price and change alone.' },
  ],
  events: [],
  variables: [
    rise,
    fall,
    riseWash,
    fallWash,
    onAccent,
    { name: '--bw-step-3', words: 'Size of the price.' },
    { name: '--bw-step-2', words: 'Size of the name.' },
  ],
  accessibility: [
    'A change is told by sign and arrow as well as by colour.',
    'A moving price can be stopped by a switch, and does not flash for those who want no motion.',
  ],
  room: { rows: ({ compact }) => (compact ? [4, 4, 5] : [5, 7, 8]), heading: false },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
