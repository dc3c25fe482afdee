import { reservedHeight, type WidgetDescription } from '@bellwether/catalogue'
import type { FramedWidgetView } from '@bellwether/contract'
import { type PreviewChoice, previewHref } from './preview-address.ts'

/** A widget with these settings in a document of its own. */
export function toFramed(
  widget: WidgetDescription,
  settings: Readonly<Record<string, unknown>>,
  choice?: PreviewChoice,
): FramedWidgetView {
  return { href: previewHref(widget.type, choice), height: reservedHeight(widget, settings) }
}
