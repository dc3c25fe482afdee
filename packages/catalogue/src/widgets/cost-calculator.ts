import { heading, marketCode } from '../common-settings.ts'
import { accentWash, onAccent, series } from '../variables.ts'
import type { NumberSetting, WidgetDescription } from '../widget-description.ts'

function pounds<Name extends string>(name: Name, words: string, most: number, standard: number) {
  const bounds = { whole: true, least: 0, most }
  return { kind: 'number', name, attribute: name, words, ...bounds, default: standard } as const satisfies NumberSetting
}

export const costCalculator = {
  type: 'cost-calculator',
  tagName: 'bw-cost-calculator',
  title: 'Cost calculator',
  summary: 'What buying, holding and selling a security costs in pounds and per cent, worked out while somebody types.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  settings: [
    marketCode,
    pounds('amount', 'Pounds to begin with.', 10_000_000, 10_000),
    pounds('monthly', 'Pounds to begin with for each month.', 100_000, 0),
    {
      kind: 'number',
      name: 'years',
      attribute: 'years',
      words: 'Years to begin with.',
      least: 1,
      most: 25,
      whole: true,
      default: 5,
    },
    heading,
  ],
  blueprints: [
    { name: 'standard', words: 'Form, sums and chart.' },
    { name: 'compact', words: 'Form and sums.' },
  ],
  events: [
    {
      name: 'bw-costs-changed',
      detail: '{ marketCode: string; plan: CostPlan | null; costs: Money | null; afterCosts: Money | null }',
      words: 'Somebody has changed the form; sums are in pence, null while something is wrong with it. Bubbles.',
    },
  ],
  variables: [
    ...series(1, 3, 'Line of the chart'),
    onAccent,
    accentWash('Ground of what the pointer is on.'),
    { name: '--bw-down', words: 'What is wrong with a field.' },
    { name: '--bw-step-3', words: 'Size of the sum.' },
  ],
  accessibility: [
    'What is wrong with a field is said beside it and belongs to it.',
    'The chart is an image with a name that tells how it ends; its legend has the same in text.',
  ],
  room: { rows: ({ compact }) => (compact ? [20, 26, 33] : [28, 34, 41]), heading: true },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
