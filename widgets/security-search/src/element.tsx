import { basics } from '@bellwether/catalogue/widgets/security-search'
import type { SecuritySearchWidgetView } from '@bellwether/contract'
import { securitySearchShape } from '@bellwether/contract/shapes'
import { createWidgetElement } from '@bellwether/widget-kit'
import { SecuritySearch } from './security-search.tsx'

/** `<bw-security-search>`: finds a security by name or code, reports the selection and follows its link. */
export const SecuritySearchElement = createWidgetElement(basics, {
  // Without a term: only to learn the source, and whether the host may search.
  load: ({ client }, _settings, signal) =>
    client.getWidget('security-search', null, { shape: securitySearchShape, query: { search: '' }, signal }),
  getPart: (view: SecuritySearchWidgetView) => ({ state: 'ready', view }),
  draw: ({ href }, { link = '', placeholder, limit }, tools) => (
    <SecuritySearch href={href} link={link} placeholder={placeholder} limit={limit} tools={tools} />
  ),
  getSource: view => view,
})

export { SecuritySearchElement as element }
