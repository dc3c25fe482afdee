import { type ByWidth, standardRowSettings, toByWidth } from './rows.ts'
import { findSettingProblems } from './setting-problem.ts'
import type { WidgetDescription } from './widget-description.ts'

/** In pixels at a text size of 16; of the kit's card and skeleton. */
const line = 38
const heading = 36.7
const footerMargin = 12
const edges: ByWidth = [42, 34, 34]
const footer: ByWidth = [22.75, 45.5, 45.5]
const longFooter: ByWidth = [42.25, 65, 65]
const textSize = 16

/** The height of a widget's skeleton in em of the reader's text size. Invalid settings are ignored. */
export function reservedHeight(
  widget: WidgetDescription,
  given: Readonly<Record<string, unknown>> = {},
  blueprint?: string,
): ByWidth {
  const { settings, example } = widget
  const defaults = settings.flatMap(setting => ('default' in setting ? [[setting.name, setting.default]] : []))
  const valid = findSettingProblems(widget, given).length === 0 ? given : {}
  const compact = blueprint === 'compact'
  const rows = toByWidth(
    widget.rows({ ...standardRowSettings, ...example, ...Object.fromEntries(defaults), ...valid, compact }),
  )
  const hasHeading = (typeof valid.heading === 'string' ? valid.heading : widget.heading) !== ''
  const at = (width: 0 | 1 | 2) => {
    const below = footerMargin + (widget.longFooter ? longFooter : footer)[width]
    // The gap between lines is smaller than around them.
    const height = edges[width] + (hasHeading ? heading : 0) + rows[width] * line - 2 + below
    return Math.ceil((height / textSize) * 100) / 100
  }
  return [at(0), at(1), at(2)]
}
