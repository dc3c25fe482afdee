import type { WidgetToDraw } from '@bellwether/contract'
import { findLocale } from '@bellwether/domain'
import { loadLocale } from '@bellwether/locale/load'
import { renderToString } from 'preact-render-to-string'
import { loadView, type RenderToString, renderWidget } from './server.tsx'
import type { WidgetElementClass } from './widget-element.tsx'

/**
 * Draws a published element. For a module beside the published ones: elements there are Preact's, and its renderer counts
 * ids and texts as the browser will when it hydrates them.
 */
export async function drawWidget(
  element: WidgetElementClass,
  { css, ...widget }: WidgetToDraw & { readonly css: string },
): Promise<string> {
  const tag = findLocale(String(widget.settings.locale ?? ''))
  const [view, locale] = await Promise.all([loadView(element, widget), loadLocale(tag ?? 'en-GB')])
  return renderWidget(element, { ...widget, view, css, locale }, renderToString as unknown as RenderToString)
}
