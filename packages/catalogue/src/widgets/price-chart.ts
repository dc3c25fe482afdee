import { heading, marketCode } from '../common-settings.ts'
import { accentWash, series } from '../variables.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const priceChart = {
  type: 'price-chart',
  tagName: 'bw-price-chart',
  title: 'Price chart',
  summary: 'The interactive chart of a security, for pointer, finger and keyboard, with dividends and results on it.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  settings: [
    marketCode,
    {
      kind: 'choice',
      name: 'range',
      attribute: 'range',
      words: 'The period it starts with.',
      choices: ['1D', '5D', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'MAX'],
      default: '1Y',
    },
    {
      kind: 'choice',
      name: 'type',
      attribute: 'type',
      words: 'How prices are drawn.',
      choices: ['line', 'area', 'candles', 'bars'],
      default: 'area',
    },
    {
      kind: 'choice',
      name: 'scale',
      attribute: 'scale',
      words: 'How prices are spaced.',
      choices: ['linear', 'log', 'percent', 'indexed'],
      default: 'linear',
    },
    {
      kind: 'choice',
      name: 'basis',
      attribute: 'basis',
      words: 'Prices alone, or with income reinvested.',
      choices: ['price', 'total-return'],
      default: 'price',
    },
    heading,
  ],
  blueprints: [],
  events: [],
  variables: [
    { name: '--bw-series-1', words: 'The line, and the first compared one.' },
    { name: '--bw-up', words: 'A rise.' },
    { name: '--bw-down', words: 'A fall.' },
    accentWash('Ground under the line.'),
    ...series(2, 5, 'Further line'),
  ],
  accessibility: [
    'A slider along the points: arrows, Page Up and Down, Home and End move, and each point is read out in a sentence.',
  ],
  room: { rows: () => [11, 11, 11], heading: true, longFoot: true },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
