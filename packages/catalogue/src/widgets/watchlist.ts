import { live } from '../setting.ts'
import { accentWash, fall, fallWash, onAccent, rise, riseWash } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'watchlist',
  heading: 'Watchlist',
  settings: [{ kind: 'market-codes', name: 'marketCodes', max: 50, required: true }, live],
  rows: ({ marketCodes: { length }, live: isLive }) => {
    const above = isLive ? 2 : 1
    return [Math.ceil(length * 1.4) + above, Math.ceil(length * 1.75) + above, Math.ceil(length * 2.4) + above]
  },
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'Securities of your choice with price, change and intraday sparkline; prices can be live.',
  kinds: [],
  words: { marketCodes: 'The securities, in this order.' },
  variables: [rise, fall, riseWash, fallWash, onAccent, accentWash('Background of hovered elements.')],
  accessibility: [
    'A table whose row headings are the names; a change is shown by sign and arrow as well as by colour.',
    'Live prices can be switched off, and do not flash with reduced motion.',
  ],
  parameters: ['codes'],
  example: { marketCodes: ['LSE:HVL', 'LSE:BW.', 'FUND:B0KXTM3'] },
  maxBytes: 6_000,
})
