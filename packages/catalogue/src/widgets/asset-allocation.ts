import { heading, marketCode } from '../common-settings.ts'
import { series } from '../variables.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const assetAllocation = {
  type: 'asset-allocation',
  tagName: 'bw-asset-allocation',
  title: 'Asset allocation',
  summary: 'What a fund, trust or ETF holds by kind of asset: long, short and net, beside its category.',
  kinds: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  settings: [marketCode, heading],
  blueprints: [],
  events: [],
  variables: series(1, 5, 'Kind of asset'),
  accessibility: ['A table with every figure; the bar above it repeats the net ones and is hidden from listeners.'],
  room: { rows: () => [7, 7, 7], heading: true, longFoot: true },
  example: { marketCode: 'FUND:B0KXTM3' },
} as const satisfies WidgetDescription
