import type { WidgetToDraw } from '@bellwether/contract'
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
  const view = await loadView(element, widget)
  return renderWidget(element, { ...widget, view, css }, renderToString as unknown as RenderToString)
}
