import { WidgetPartError } from './errors.ts'
import { type CardState, Note } from './widget-card.tsx'
import type { WidgetDefinition, WidgetTools } from './widget-definition.ts'
import { WidgetFoot } from './widget-foot.tsx'
import type { SettingRecord, WidgetSettings } from './widget-settings.ts'

/** What a view looks like in its card; the same on a server and in a browser, or nothing could be hydrated. */
export function toCardState<S extends SettingRecord, View, Part>(
  definition: WidgetDefinition<S, View, Part>,
  view: View,
  settings: WidgetSettings<S>,
  tools: WidgetTools,
): CardState {
  const part = definition.getPart(view, settings)
  if (part.state === 'failed') throw new WidgetPartError()
  const source = definition.getSource(view)
  if (part.state === 'empty')
    return { kind: 'empty', content: <Note>{part.reason}</Note>, foot: <WidgetFoot source={source} words={null} /> }
  const words = definition.describe?.(part.view) ?? null
  const foot = source === null && words === null ? null : <WidgetFoot source={source} words={words} />
  return { kind: 'shown', content: definition.draw(part.view, settings, tools), foot }
}
