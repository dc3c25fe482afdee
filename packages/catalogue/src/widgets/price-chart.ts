import { chartBases, chartScales, chartTypes, securityChartRanges } from '@bellwether/contract'
import { marketCode } from '../setting.ts'
import { accentWash, series } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'price-chart',
  heading: 'Price',
  label: 'Price chart',
  settings: [
    marketCode,
    { kind: 'choice', name: 'range', choices: securityChartRanges, default: '1Y' },
    { kind: 'choice', name: 'type', choices: chartTypes, default: 'area' },
    { kind: 'choice', name: 'scale', choices: chartScales, default: 'linear' },
    { kind: 'choice', name: 'basis', choices: chartBases, default: 'price' },
  ],
  query: ['range', 'type', 'scale', 'basis'],
  rows: () => 11,
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  title: 'Price chart',
  summary: 'An interactive price chart for mouse, touch and keyboard, with dividends and results marked.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  words: {
    range: 'Initial period.',
    type: 'Chart type.',
    scale: 'Scale of the price axis.',
    basis: 'Price only, or total return with income reinvested.',
  },
  variables: [
    { name: '--bw-series-1', words: 'The line; the accent by default.' },
    { name: '--bw-up', words: 'A rise.' },
    { name: '--bw-down', words: 'A fall.' },
    accentWash('Area under the line.'),
    ...series(2, 5, 'Compared line'),
  ],
  accessibility: [
    'A slider along the points: arrow keys, Page Up and Down, Home and End move, and each point is read out in a sentence.',
  ],
  parameters: ['terms', 'currency', 'from', 'to', 'compare', 'events', 'indicators'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 4_900,
})
