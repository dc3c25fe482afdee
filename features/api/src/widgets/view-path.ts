import { findWidget, toDataAddress } from '@bellwether/catalogue'
import { fillAddress } from '@bellwether/domain'

/** Where a widget with these settings asks for its first view: `news-list?marketCode=LSE%3AHVL`. An address stays as it is. */
export function toViewPath(ask: string): string {
  if (ask.includes('/')) return ask
  const [type = '', query = ''] = ask.split('?', 2)
  const settings = Object.fromEntries(new URLSearchParams(query))
  const widget = findWidget(type)
  // Of a widget that is unknown or of no security there is no such view, which its route says.
  const form = (widget && toDataAddress(widget)) ?? `api/widgets/${encodeURIComponent(type)}/{marketCode}`
  return fillAddress(form, settings)
}
