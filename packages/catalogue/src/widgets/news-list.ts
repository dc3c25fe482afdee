import { heading, limit, marketCode } from '../common-settings.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const newsList = {
  type: 'news-list',
  tagName: 'bw-news-list',
  title: 'News',
  summary: 'The latest announcements of a company or trust, with source and date.',
  kinds: ['EQUITY', 'CLOSED_END_FUND'],
  settings: [marketCode, limit(20, 5), heading],
  blueprints: [
    { name: 'standard', words: 'Each with its kind, source and time.' },
    { name: 'compact', words: 'Headline and date on one line; since 1.1.0.' },
  ],
  events: [],
  variables: [],
  accessibility: ['A list of links whose text is the headline; source and time follow it.'],
  room: {
    rows: ({ limit, compact }) =>
      compact
        ? [limit, limit * 2, limit * 2]
        : [Math.ceil(limit * 1.75), Math.ceil(limit * 2.3), Math.ceil(limit * 2.6)],
    heading: true,
  },
  example: { marketCode: 'LSE:HVL' },
} as const satisfies WidgetDescription
