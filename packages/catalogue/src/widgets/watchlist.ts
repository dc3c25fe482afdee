import { heading, live } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const watchlist = {
  type: 'watchlist',
  tagName: 'bw-watchlist',
  title: 'Watchlist',
  summary: 'Securities of your choice with price, change and the line of the day; their prices can move.',
  kinds: [],
  settings: [
    {
      kind: 'market-codes',
      name: 'marketCodes',
      attribute: 'market-codes',
      words: 'The securities, in this order.',
      most: 50,
      required: true,
    },
    live,
    heading,
  ],
  blueprints: [],
  events: [],
  variables: [
    { name: '--bw-up', words: 'Text of a rise.' },
    { name: '--bw-down', words: 'Text of a fall.' },
  ],
  accessibility: [
    'A table whose row heads are the names; a change is told by sign and arrow as well as by colour.',
    'Moving prices can be stopped by a switch, and do not flash for those who want no motion.',
  ],
  example: { marketCodes: ['LSE:HVL', 'LSE:BW.', 'FUND:B0KXTM3'] },
} as const satisfies WidgetDescription
