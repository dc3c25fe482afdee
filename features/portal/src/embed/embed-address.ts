import type { WidgetDescription } from '@bellwether/catalogue'
import { type EmbedChoices, toEmbedQuery } from './embed-query.ts'

/** Of the frame that shows a widget with these settings. */
export function embedHref(origin: string, widget: WidgetDescription, choices: EmbedChoices): string {
  const query = toEmbedQuery(widget, choices)
  return `${origin}/embed/${widget.type}${query.size > 0 ? `?${query}` : ''}`
}
