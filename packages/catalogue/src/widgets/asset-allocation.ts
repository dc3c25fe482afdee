import { marketCode } from '../setting.ts'
import { series } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'asset-allocation',
  heading: 'Asset allocation',
  settings: [marketCode],
  rows: () => 8,
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'Asset allocation of a fund, trust or ETF: long, short and net, compared with its category.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  variables: series(1, 5, 'Asset class'),
  accessibility: [
    'A table with every figure; the bar above it repeats the net weights and is hidden from screen readers.',
  ],
  example: { marketCode: 'FUND:B0KXTM3' },
  maxBytes: 1_400,
})
