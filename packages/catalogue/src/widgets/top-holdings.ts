import { heading, limit, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const topHoldings = {
  type: 'top-holdings',
  tagName: 'bw-top-holdings',
  title: 'Largest holdings',
  summary: 'The largest holdings of a fund, trust or ETF, each with its weight, and what they make together.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  settings: [marketCode, limit(10, 10), heading],
  blueprints: [],
  events: [],
  variables: [{ name: '--bw-accent', words: 'The bars of the weights, and links.' }],
  accessibility: ['A table with a caption; the bars repeat the figures beside them and are hidden from listeners.'],
  room: {
    rows: ({ limit }) => [limit + 3, Math.ceil(limit * 1.2) + 2, Math.ceil(limit * 1.6) + 3],
    heading: true,
    longFoot: true,
  },
  example: { marketCode: 'FUND:B0KXTM3' },
} as const satisfies WidgetDescription
