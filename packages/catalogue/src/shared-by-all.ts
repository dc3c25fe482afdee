import type { EventDescription, WidgetDescription } from './widget-description.ts'

/** Custom properties that every widget reads from its surroundings; each has a value for light and for dark. */
export const commonVariables: WidgetDescription['variables'] = [
  { name: '--bw-font-text', words: 'Font of text and figures.' },
  { name: '--bw-font-display', words: 'Font of headings.' },
  { name: '--bw-surface', words: 'Ground of the card.' },
  { name: '--bw-sunken', words: 'Ground of skeletons and table heads.' },
  { name: '--bw-ink', words: 'Text.' },
  { name: '--bw-ink-2', words: 'Text of less weight.' },
  { name: '--bw-rule', words: 'Lines between rows and around the card.' },
  { name: '--bw-rule-strong', words: 'Lines above totals, edges of fields and of small buttons.' },
  { name: '--bw-accent', words: 'Links, bars, the focus ring.' },
  { name: '--bw-caution', words: 'Text of the mark of simulated and estimated figures.' },
  { name: '--bw-caution-wash', words: 'Ground of that mark.' },
  { name: '--bw-radius', words: 'Corners of the card.' },
  { name: '--bw-radius-small', words: 'Corners of skeletons, fields and marks.' },
  { name: '--bw-step-0', words: 'Size of text.' },
  { name: '--bw-step-1', words: 'Size of headings.' },
  { name: '--bw-step--1', words: 'Size of small text.' },
]

export const commonEvents: readonly EventDescription[] = [
  {
    name: 'bw-widget-drawn',
    detail: '{ widget: string; marketCode: string }',
    words: 'It shows its data, or why there is none. Bubbles.',
  },
  {
    name: 'bw-widget-failed',
    detail: '{ widget: string; code: string }',
    words: 'It could not get its data. Bubbles.',
  },
]
