import { heading, limit, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const dividends = {
  type: 'dividends',
  tagName: 'bw-dividends',
  title: 'Dividends',
  summary: 'The next dividend with its dates, and those of the latest financial years with their totals.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF'],
  settings: [marketCode, { ...limit(10, 2), words: 'How many financial years at most.' }, heading],
  blueprints: [],
  events: [],
  variables: [],
  accessibility: ['A table with row and column headings; an estimate says so in words.'],
  room: { rows: ({ limit }) => [10 + limit * 3, 10 + limit * 3, 13 + limit * 3], heading: true },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
