import { limit, marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'documents',
  heading: 'Documents',
  settings: [marketCode, limit(20, 5)],
  query: ['limit'],
  rows: ({ limit }) => [Math.ceil(limit * 1.6), Math.ceil(limit * 2.3), Math.ceil(limit * 2.7)],
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'Key document, factsheet and reports of a fund, trust or ETF, with format, language and date.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  accessibility: ['A list of links whose text is the title; each says that it opens in a new tab.'],
  example: { marketCode: 'FUND:B0KXTM3' },
  maxBytes: 950,
})
