import { heading, limit, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const directorDeals = {
  type: 'director-deals',
  tagName: 'bw-director-deals',
  title: 'Director deals',
  summary: 'What the directors bought and sold on the market, at what price, and what they hold since.',
  kinds: ['EQUITY', 'CLOSED_END_FUND'],
  settings: [marketCode, limit(20, 5), heading],
  blueprints: [],
  events: [],
  variables: [],
  accessibility: ['A table with row and column headings, which can be moved sideways by keyboard where it is narrow.'],
  room: {
    rows: ({ limit }) => {
      const all = Math.ceil(limit * 1.5) + 1
      return [all, all, all]
    },
    heading: true,
    longFoot: true,
  },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
