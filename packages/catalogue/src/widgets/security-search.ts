import { heading, limit } from '../common-settings.ts'
import { accentWash, onAccent } from '../variables.ts'
import type { WidgetDescription } from '../widget-description.ts'

export const securitySearch = {
  type: 'security-search',
  tagName: 'bw-security-search',
  title: 'Security search',
  summary: 'Finds a security by name, EPIC, ISIN or SEDOL while somebody types.',
  kinds: [],
  settings: [
    {
      kind: 'text',
      name: 'link',
      attribute: 'link',
      words: 'Where a choice leads; none for nowhere, without it to our page of the security.',
      example: '/quotes/{marketCode}',
    },
    {
      kind: 'text',
      name: 'placeholder',
      attribute: 'placeholder',
      words: 'In the empty box.',
      default: 'Name, EPIC, ISIN or SEDOL',
    },
    limit(10, 10),
    heading,
  ],
  blueprints: [],
  events: [
    {
      name: 'bw-security-chosen',
      detail: '{ marketCode: string; name: string; href: string }',
      words: 'Somebody has chosen a security; the link is followed after it. Bubbles.',
    },
  ],
  variables: [
    { name: '--bw-paper', words: 'Ground of the field.' },
    accentWash('Ground of the suggestion that is chosen.'),
    onAccent,
  ],
  accessibility: [
    'An editable combobox with a list, after the ARIA authoring practices.',
    'The number of suggestions is said once they have settled.',
  ],
  room: { rows: () => [1, 1, 1], heading: false },
  example: { link: 'none' },
} as const satisfies WidgetDescription
