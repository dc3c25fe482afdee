import type { ApiClient, WidgetQuery } from '@bellwether/api-client'
import type { BlockState, SecurityWidgetViews } from '@bellwether/contract'
import type { Shape } from '@bellwether/contract/shapes'
import type { ReactNode } from 'react'
import { marketCode } from './setting.ts'
import type { SkeletonRows } from './skeleton.tsx'
import type { SettingRecord, WidgetSettings } from './widget-settings.ts'

/** What a widget works with besides its settings. */
export interface WidgetTools {
  /** Asks with the host's token. */
  readonly client: ApiClient
  /** Root of the API, with a slash at its end. */
  readonly api: string
  /** The host's token with 'Bearer ' before it, for calls that are not the client's; null for a host without. */
  readonly token: () => Promise<string | null>
  /** An event of the widget's own on its element; it bubbles. */
  readonly tell: (name: `bw-${string}`, detail: unknown) => void
}

/** What the foot of a widget shows: whose figures they are, where there is more, whether they are simulated. */
export interface WidgetSource {
  readonly name: string
  readonly href: string
  readonly simulated: boolean
}

export interface WidgetDefinition<S extends SettingRecord, View, Part> {
  /** Its component type. */
  readonly name: string
  /** What a listener hears. */
  readonly label: string
  /** Unless the settings have another; empty for a widget that needs none. */
  readonly heading: string
  readonly settings: S
  /** Lines of the skeleton: at least as tall as what comes, so that nothing below moves. */
  readonly rows: (settings: WidgetSettings<S>) => SkeletonRows
  readonly load: (tools: WidgetTools, settings: WidgetSettings<S>, signal: AbortSignal) => Promise<View>
  readonly getPart: (view: View, settings: WidgetSettings<S>) => BlockState<Part>
  readonly draw: (part: Part, settings: WidgetSettings<S>, tools: WidgetTools) => ReactNode
  /** Under the content: date or basis of the figures. */
  readonly describe?: (part: Part) => string
  /** Null for a widget of no single security. */
  readonly getSource: (view: View) => WidgetSource | null
}

/** A widget of one security, by its market code, whose view is one of `/api/widgets/{name}/{code}`. */
export type SecurityWidget<Name extends keyof SecurityWidgetViews, S extends SettingRecord, Part> = Omit<
  WidgetDefinition<S & typeof securitySettings, SecurityWidgetViews[Name], Part>,
  'name' | 'settings' | 'load' | 'getSource'
> & {
  readonly name: Name
  /** What it needs of its view; an answer without that is refused. */
  readonly shape: Shape
  readonly settings: S
  /** Settings that change what the API answers. */
  readonly query?: (settings: WidgetSettings<S & typeof securitySettings>) => WidgetQuery
}

const securitySettings = { marketCode }

export function toDefinition<Name extends keyof SecurityWidgetViews, S extends SettingRecord, Part>(
  widget: SecurityWidget<Name, S, Part>,
): WidgetDefinition<S & typeof securitySettings, SecurityWidgetViews[Name], Part> {
  const { name, shape, query } = widget
  return {
    ...widget,
    settings: { ...securitySettings, ...widget.settings },
    load: ({ client }, settings, signal) =>
      client.getWidget(name, String(settings.marketCode), { shape, query: query?.(settings) ?? {}, signal }),
    getSource: view => view,
  }
}
