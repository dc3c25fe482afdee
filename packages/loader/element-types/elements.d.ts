import type { AttributesByTag, SettingsByType, WidgetType } from '@bellwether/catalogue/element-types'

export type * from '@bellwether/catalogue/element-types'
export { defineElements, type Elements } from '@bellwether/loader/elements'

/** A widget as an element: each setting is a property, null where it is not set. */
export type WidgetElement<Type extends WidgetType> = HTMLElement & {
  -readonly [Name in keyof SettingsByType[Type]]-?: SettingsByType[Type][Name] | null
} & {
  /** Settles with the first content, or rejects with what went wrong. */
  readonly painted: Promise<void>
}

export type ElementsByTag = { [Type in WidgetType as `bw-${Type}`]: WidgetElement<Type> }

export interface WidgetEvents {
  /** The widget shows its data, or why there is none. Bubbles. */
  'bw-widget-drawn': CustomEvent<{ readonly widget: string; readonly marketCode: string }>
  /** The widget could not load its data. Bubbles. */
  'bw-widget-failed': CustomEvent<{
    readonly widget: string
    readonly code: string
    readonly status: number | null
    readonly cause: unknown
  }>
}

export type EventListeners = { [Name in keyof WidgetEvents as `on${Name}`]?: (event: WidgetEvents[Name]) => void }

export type { AttributesByTag }

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
  interface HTMLElementEventMap extends WidgetEvents {}
}
