import { limit } from '../setting.ts'
import { accentWash, onAccent } from '../variables.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: 'security-search',
  heading: '',
  label: 'Find an investment',
  settings: [
    { kind: 'text', name: 'link', example: '/quotes/{marketCode}' },
    { kind: 'text', name: 'placeholder', default: 'Name, EPIC, ISIN or SEDOL' },
    limit(10, 10),
  ],
  query: ['limit'],
  rows: () => 1,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  title: 'Security search',
  summary: 'Finds a security by name, EPIC, ISIN or SEDOL as you type.',
  kinds: [],
  words: {
    link: 'Where a selection leads; none for no navigation. By default our page of the security.',
    placeholder: 'Placeholder of the empty box.',
    limit: 'Maximum number of suggestions.',
  },
  events: [
    {
      name: 'bw-security-chosen',
      detail: '{ marketCode: string; name: string; href: string }',
      words: 'The user has selected a security; the link is followed afterwards. Bubbles.',
    },
  ],
  variables: [
    { name: '--bw-paper', words: 'Background of the field.' },
    accentWash('Background of the selected suggestion.'),
    onAccent,
  ],
  accessibility: [
    'An editable combobox with a list, following the ARIA Authoring Practices.',
    'The number of suggestions is announced once they have settled.',
  ],
  parameters: ['search'],
  example: { link: 'none' },
  maxBytes: 4_900,
})
