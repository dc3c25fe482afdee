import type { SecurityType } from '@bellwether/domain'
import { describeWidget } from './describe-widget.ts'
import type { SettingsOf } from './settings-type.ts'
import type { SettingDescription, WidgetDescription } from './widget-description.ts'
import { widgets } from './widgets/index.ts'

type Described = (typeof widgets)[number]['basics']

export type WidgetType = Described['type']

/** What `settings` may contain, by component type. */
export type SettingsByType = { readonly [W in Described as W['type']]: SettingsOf<W> }

/** By component type, in the order in which a developer should meet them. */
export const catalogue: Readonly<Record<string, WidgetDescription>> = Object.fromEntries(
  widgets.map(({ basics, details }) => [basics.type, describeWidget(basics, details())]),
)

export const widgetTypes: readonly WidgetType[] = widgets.map(({ basics }) => basics.type)

export function findWidget(type: string): WidgetDescription | null {
  return Object.hasOwn(catalogue, type) ? (catalogue[type] ?? null) : null
}

export function settingsOf(type: WidgetType): readonly SettingDescription[] {
  return catalogue[type]?.settings ?? []
}

/** Names of the query parameters that the API call of a widget takes. */
export function queryOf(type: WidgetType): readonly string[] {
  return catalogue[type]?.query ?? []
}

/** Whether a widget has something to show for a type of security; true for one that is not tied to a security. */
export function appliesTo(type: WidgetType, kind: SecurityType): boolean {
  const { kinds = [] } = catalogue[type] ?? {}
  return kinds.length === 0 || kinds.includes(kind)
}
