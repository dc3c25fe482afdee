import type { WidgetDescription } from '@bellwether/catalogue'
import type { FrameTheme } from '../developers/frame-document.ts'
import { toEmbedQuery } from './embed-query.ts'

/** Of the frame that shows a widget with these settings. */
export function embedHref(
  origin: string,
  widget: WidgetDescription,
  settings: Readonly<Record<string, unknown>>,
  theme?: FrameTheme,
): string {
  const query = toEmbedQuery(widget, settings, theme)
  return `${origin}/embed/${widget.type}${query.size > 0 ? `?${query}` : ''}`
}
