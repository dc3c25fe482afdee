import { heading, limit, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const documents = {
  type: 'documents',
  tagName: 'bw-documents',
  title: 'Documents',
  summary: 'Key document, factsheet and reports of a fund, trust or ETF, with format, language and date.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  settings: [marketCode, limit(20, 5), heading],
  blueprints: [],
  events: [],
  variables: [],
  accessibility: ['A list of links whose text is the title; each says that it opens in a new tab.'],
  room: {
    rows: ({ limit }) => [Math.ceil(limit * 1.6), Math.ceil(limit * 2.3), Math.ceil(limit * 2.7)],
    heading: true,
  },
  example: { marketCode: 'FUND:B0KXTM3' },
} as const satisfies WidgetDescription
