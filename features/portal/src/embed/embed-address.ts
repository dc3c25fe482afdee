import type { WidgetDescription } from '@bellwether/catalogue'
import { type EmbedChoices, toEmbedQuery } from './embed-query.ts'

/** The URL of a widget with these settings as an embed. */
export function embedHref(origin: string, widget: WidgetDescription, choices: EmbedChoices): string {
  const query = toEmbedQuery(widget, choices)
  return `${origin}/embed/${widget.type}${query.size > 0 ? `?${query}` : ''}`
}
