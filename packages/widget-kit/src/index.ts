export { WidgetPartError, WidgetSettingError } from './errors.ts'
export { createWidgetElement, type WidgetDefinition, type WidgetElementClass } from './widget-element.tsx'
export type { WidgetDrawnDetail, WidgetFailedDetail } from './widget-event.ts'
export { parseWidgetSettings, type WidgetSettings } from './widget-settings.ts'
