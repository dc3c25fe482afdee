import { heading, live } from '../common-settings.ts'
import { accentWash, fall, fallWash, onAccent, rise, riseWash } from '../variables.ts'
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
  variables: [rise, fall, riseWash, fallWash, onAccent, accentWash('Ground of what the pointer is on.')],
  accessibility: [
    'A table whose row heads are the names; a change is told by sign and arrow as well as by colour.',
    'Moving prices can be stopped by a switch, and do not flash for those who want no motion.',
  ],
  room: {
    rows: ({ marketCodes: { length }, live }) => {
      const above = live ? 2 : 1
      return [Math.ceil(length * 1.4) + above, Math.ceil(length * 1.75) + above, Math.ceil(length * 2.4) + above]
    },
    heading: true,
  },
  example: { marketCodes: ['LSE:HVL', 'LSE:BW.', 'FUND:B0KXTM3'] },
} as const satisfies WidgetDescription
