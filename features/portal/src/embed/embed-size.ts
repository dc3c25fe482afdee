import { findWidget, reservedHeight } from '@bellwether/catalogue'
import type { SnippetSubject } from '../catalogue/snippet-subject.ts'

/** Pixels: a common article width. */
export const embedWidth = 640

const textSize = 16
/** Pixels around the content. */
const padding = 2
const defaultHeight = 480
/** Pixels for the suggestions below the search field. */
const suggestionsHeight = 300

/** Pixels at that width, for host pages without the height script. */
export function embedHeight(
  { type, settings }: Pick<SnippetSubject, 'type' | 'settings'>,
  blueprint: string | undefined,
): number {
  const widget = findWidget(type)
  if (!widget) return defaultHeight
  const [wide] = reservedHeight(widget, settings, blueprint)
  return Math.ceil(wide * textSize) + padding + (type === 'security-search' ? suggestionsHeight : 0)
}
