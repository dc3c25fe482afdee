export { WidgetPartError, WidgetSettingError } from './errors.ts'
export {
  choice,
  marketCode,
  marketCodes,
  number,
  onOff,
  type Setting,
  text,
  wholeNumber,
} from './setting.ts'
export type { SecurityWidget, WidgetDefinition, WidgetSource, WidgetTools } from './widget-definition.ts'
export { createSecurityWidget, createWidgetElement, type WidgetElementClass } from './widget-element.tsx'
export type { WidgetDrawnDetail, WidgetFailedDetail } from './widget-event.ts'
export type { SettingRecord, WidgetSettings } from './widget-settings.ts'
