import { findWidget, reservedHeight } from '@bellwether/catalogue'
import type { SnippetSubject } from '../developers/snippet-subject.ts'

/** In px, as wide as articles commonly are. */
export const frameWidth = 640

const textSize = 16
/** Around what stands in a frame. */
const padding = 2
const elsewhere = 480
/** In px: suggestions hang below the field. */
const suggestions = 300

/** In px at that width, for pages that do not hear how tall the frame is. */
export function frameHeight(
  { type, settings }: Pick<SnippetSubject, 'type' | 'settings'>,
  blueprint: string | undefined,
): number {
  const widget = findWidget(type)
  if (!widget) return elsewhere
  const [wide] = reservedHeight(widget, settings, blueprint)
  return Math.ceil(wide * textSize) + padding + (type === 'security-search' ? suggestions : 0)
}
