import { findSettingProblems } from './setting-problem.ts'
import type { WidgetDescription } from './widget-description.ts'
import type { ByWidth, RoomSettings } from './widget-room.ts'

/** In pixels for a reader whose text has 16 of them; of the kit's card and skeleton. */
const line = 38
const heading = 36.7
const footMargin = 12
const edges: ByWidth = [42, 34, 34]
const foot: ByWidth = [22.75, 45.5, 45.5]
const longFoot: ByWidth = [42.25, 65, 65]
const textSize = 16

const standard: RoomSettings = { limit: 0, marketCodes: [], live: false, compact: false }

/** How tall the skeleton of a widget is, in em of the reader's text. Settings that it would refuse are not looked at. */
export function roomOf(
  widget: WidgetDescription,
  given: Readonly<Record<string, unknown>> = {},
  blueprint?: string,
): ByWidth {
  const { room, settings, example } = widget
  const defaults = settings.flatMap(setting => ('default' in setting ? [[setting.name, setting.default]] : []))
  const sound = findSettingProblems(widget, given).length === 0 ? given : {}
  const known = { ...standard, ...example, ...Object.fromEntries(defaults), ...sound, compact: blueprint === 'compact' }
  const hasHeading = typeof sound.heading === 'string' ? sound.heading !== '' : room.heading
  const rows = room.rows(known)
  const at = (width: 0 | 1 | 2) => {
    const under = footMargin + (room.longFoot ? longFoot : foot)[width]
    // Between lines is less than around them.
    const height = edges[width] + (hasHeading ? heading : 0) + rows[width] * line - 2 + under
    return Math.ceil((height / textSize) * 100) / 100
  }
  return [at(0), at(1), at(2)]
}
