import { limit, marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'top-holdings',
  heading: 'Top holdings',
  settings: [marketCode, limit(10, 10)],
  rows: ({ limit }) => [limit + 4, Math.max(limit + 2, Math.ceil(limit * 1.2)) + 2, Math.ceil(limit * 1.6) + 3],
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The largest holdings of a fund, trust or ETF with their weights and total weight.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  variables: [{ name: '--bw-accent', words: 'Weight bars and links.' }],
  accessibility: [
    'A table with a caption; the bars repeat the figures beside them and are hidden from screen readers.',
  ],
  example: { marketCode: 'FUND:B0KXTM3' },
  maxBytes: 1_290,
})
