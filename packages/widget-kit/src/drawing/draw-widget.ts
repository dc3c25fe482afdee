import type { WidgetToDraw } from '@bellwether/contract'
import { findLocale } from '@bellwether/domain'
import { loadLocale } from '@bellwether/locale/load'
import { loadView, type RenderToString, renderWidget } from '../server.tsx'
import type { WidgetElementClass } from '../widget-element.tsx'
import { sharedStyles } from '../widget-styles.ts'

export type DrawWidget = (
  element: WidgetElementClass,
  widget: WidgetToDraw & { readonly css: string },
) => Promise<string>

/**
 * Draws a published element. For a module beside the published ones: the renderer is that of the runtime they are
 * published with, which counts ids and texts as the browser will when it hydrates them.
 */
export function createDrawWidget(renderToString: RenderToString): DrawWidget {
  return async (element, { css, ...widget }) => {
    const tag = findLocale(String(widget.settings.locale ?? '')) ?? 'en-GB'
    const [view, locale] = await Promise.all([loadView(element, widget), loadLocale(tag)])
    return renderWidget(element, { ...widget, view, css: sharedStyles + css, locale }, renderToString)
  }
}
