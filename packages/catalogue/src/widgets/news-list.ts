import { limit, marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'news-list',
  heading: 'News',
  settings: [marketCode, limit(20, 5)],
  query: ['limit'],
  rows: ({ limit, compact }) =>
    compact ? [limit, limit * 2] : [Math.ceil(limit * 1.75), Math.ceil(limit * 2.3), Math.ceil(limit * 2.6)],
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The latest announcements of a company or trust, with source and date.',
  kinds: ['EQUITY', 'CLOSED_END_FUND'],
  blueprints: [
    { name: 'standard', words: 'Each with type, source and time.' },
    { name: 'compact', words: 'Headline and date on one line; since 1.1.0.' },
  ],
  accessibility: ['A list of links whose text is the headline, followed by source and time.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 1_450,
})
