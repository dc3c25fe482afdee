import type { EventDescription, WidgetDescription } from './widget-description.ts'

/** Custom properties that every widget inherits from the page; each has a light and a dark default. */
export const commonVariables: WidgetDescription['variables'] = [
  { name: '--bw-font-text', words: 'Font family of text and figures.' },
  { name: '--bw-font-display', words: 'Font family of headings.' },
  { name: '--bw-surface', words: 'Background of the card.' },
  { name: '--bw-sunken', words: 'Background of skeletons and table headings.' },
  { name: '--bw-ink', words: 'Text.' },
  { name: '--bw-ink-2', words: 'Secondary text.' },
  { name: '--bw-rule', words: 'Lines between rows and around the card.' },
  { name: '--bw-rule-strong', words: 'Lines above totals, borders of fields and small buttons.' },
  { name: '--bw-accent', words: 'Links, bars and the focus ring.' },
  { name: '--bw-caution', words: 'Text of chips for simulated and estimated figures.' },
  { name: '--bw-caution-wash', words: 'Background of those chips.' },
  { name: '--bw-radius', words: 'Corner radius of the card.' },
  { name: '--bw-radius-small', words: 'Corner radius of skeletons, fields and chips.' },
  { name: '--bw-step-0', words: 'Font size of text.' },
  { name: '--bw-step-1', words: 'Font size of headings.' },
  { name: '--bw-step--1', words: 'Font size of small text.' },
]

export const commonEvents: readonly EventDescription[] = [
  {
    name: 'bw-widget-drawn',
    detail: '{ widget: string; marketCode: string }',
    words: 'The widget shows its data, or why there is none. Bubbles.',
  },
  {
    name: 'bw-widget-failed',
    detail: '{ widget: string; code: string; status: number | null; cause: unknown }',
    words: 'The widget could not load its data. Bubbles.',
  },
]
