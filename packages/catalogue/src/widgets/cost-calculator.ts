import { costLimits } from '@bellwether/domain'
import { marketCode, type NumberSetting } from '../setting.ts'
import { accentWash, onAccent, series } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

function number<Name extends string>(name: Name, min: number, max: number, standard: number) {
  return { kind: 'number', name, whole: true, min, max, default: standard } as const satisfies NumberSetting
}

const { amount, monthly, years } = costLimits

export const basics = {
  type: 'cost-calculator',
  heading: 'Cost calculator',
  settings: [
    marketCode,
    number('amount', 0, amount.to / 100, 10_000),
    number('monthly', 0, monthly.to / 100, 0),
    number('years', years.from, years.to, 5),
  ],
  query: ['amount', 'monthly', 'years'],
  rows: ({ compact }) => (compact ? [24, 31, 35] : [32, 40, 44]),
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The cost of buying, holding and selling a security in pounds and per cent, calculated as you type.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  words: {
    amount: 'Initial investment in pounds.',
    monthly: 'Monthly investment in pounds.',
    years: 'Term in years.',
  },
  blueprints: [
    { name: 'standard', words: 'Form, totals and chart.' },
    { name: 'compact', words: 'Form and totals.' },
  ],
  events: [
    {
      name: 'bw-costs-changed',
      detail: '{ marketCode: string; plan: CostPlan | null; costs: Money | null; afterCosts: Money | null }',
      words: 'The user has changed the form; amounts are in pence, null while the form is invalid. Bubbles.',
    },
  ],
  variables: [
    ...series(1, 3, 'Chart line'),
    onAccent,
    accentWash('Background of hovered elements.'),
    { name: '--bw-down', words: 'Field errors.' },
    { name: '--bw-step-3', words: 'Font size of the total.' },
  ],
  accessibility: [
    'Field errors are shown beside their field and associated with it.',
    'The chart is an image whose name states the final values; its legend has the same as text.',
  ],
  parameters: ['account', 'growth', 'deals', 'order', 'end'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 8_150,
})
