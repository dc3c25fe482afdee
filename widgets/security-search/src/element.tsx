import type { SecuritySearchWidgetView } from '@bellwether/contract'
import { securitySearchShape } from '@bellwether/contract/shapes'
import { createWidgetElement, text, wholeNumber } from '@bellwether/widget-kit'
import { SecuritySearch } from './security-search.tsx'

/** `<bw-security-search>`: finds a security by name or code; tells which was chosen, and leads to it. */
export const SecuritySearchElement = createWidgetElement({
  name: 'security-search',
  label: 'Find an investment',
  heading: '',
  settings: { link: text(''), placeholder: text('Name, EPIC, ISIN or SEDOL'), limit: wholeNumber(1, 10, 10) },
  rows: () => 1,
  // Nothing is looked for yet: whose data it is, and whether the host may ask.
  load: ({ client }, _settings, signal) =>
    client.getWidget('security-search', null, { shape: securitySearchShape, query: { search: '' }, signal }),
  getPart: (view: SecuritySearchWidgetView) => ({ state: 'ready', view }),
  draw: ({ href }, { link, placeholder, limit }, tools) => (
    <SecuritySearch href={href} link={link} placeholder={placeholder} limit={limit} tools={tools} />
  ),
  getSource: view => view,
})

export { SecuritySearchElement as element }
