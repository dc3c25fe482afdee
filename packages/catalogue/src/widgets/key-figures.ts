import { heading, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const keyFigures = {
  type: 'key-figures',
  tagName: 'bw-key-figures',
  title: 'Key figures',
  summary: 'The figures that matter most for the kind of security it is, each with what it means.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  settings: [marketCode, heading],
  blueprints: [],
  events: [],
  variables: [],
  accessibility: ['A list of terms and values; definitions open with a button, by keyboard too.'],
  room: { rows: () => [10, 10, 10], heading: true, longFoot: true },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
