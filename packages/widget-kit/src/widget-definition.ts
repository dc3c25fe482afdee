import type { ApiClient, WidgetQuery } from '@bellwether/api-client'
import type { WidgetBasics } from '@bellwether/catalogue/basics'
import type { BlockState, SecurityWidgetViews } from '@bellwether/contract'
import type { Shape } from '@bellwether/contract/shapes'
import type { IsoDate } from '@bellwether/domain'
import type { Locale } from '@bellwether/locale'
import type { ReactNode } from 'react'
import type { WidgetSettings } from './widget-settings.ts'

/** What a widget works with besides its settings. */
export interface WidgetTools {
  /** Calls the API with the host's token. */
  readonly client: ApiClient
  /** Root of the API, with a trailing slash. */
  readonly api: string
  /** The host's token with the prefix 'Bearer ', for calls outside the client; null for a host without one. */
  readonly token: () => Promise<string | null>
  /** The loader has placed the widget, and says itself what is wrong with its settings. */
  readonly hasLoader: boolean
  /** Dispatches an event of the widget's own on its element; it bubbles. */
  readonly dispatch: (name: `bw-${string}`, detail: unknown) => void
}

/** What the footer of a widget shows: the source, a link to more, and whether the data is simulated. */
export interface WidgetSource {
  readonly name: string
  readonly href: string
  readonly simulated: boolean
  /** Of imported data, each with the last day that it describes. */
  readonly sources?: readonly { readonly name: string; readonly asAt: IsoDate }[]
}

/** How a widget gets its view and what it draws of it. */
export interface WidgetBehaviour<B extends WidgetBasics, View, Part> {
  readonly load: (tools: WidgetTools, settings: WidgetSettings<B>, signal: AbortSignal) => Promise<View>
  readonly getPart: (view: View, settings: WidgetSettings<B>) => BlockState<Part>
  readonly draw: (part: Part, settings: WidgetSettings<B>, tools: WidgetTools, locale: Locale) => ReactNode
  /** In the footer: date or basis of the figures. Needs `longFooter` in the basics. */
  readonly describe?: (part: Part, locale: Locale) => string
  /** Null for a widget not tied to one security. */
  readonly getSource: (view: View) => WidgetSource | null
}

/** A widget of one security, by its market code, whose view is that of `/api/widgets/{type}/{code}`. */
export type SecurityWidget<B extends WidgetBasics, View, Part> = Omit<
  WidgetBehaviour<B, View, Part>,
  'load' | 'getSource'
> & {
  /** What it needs of its view; a response without that is refused. */
  readonly shape: Shape
  /** Where the API takes a setting in another form than it has. */
  readonly toQuery?: (settings: WidgetSettings<B>) => WidgetQuery
}

export type SecurityWidgetType = keyof SecurityWidgetViews

export function toBehaviour<B extends WidgetBasics & { readonly type: SecurityWidgetType }, Part>(
  { type, query = [] }: B,
  {
    shape,
    toQuery = settings => pick(settings, query),
    ...widget
  }: SecurityWidget<B, SecurityWidgetViews[B['type']], Part>,
): WidgetBehaviour<B, SecurityWidgetViews[B['type']], Part> {
  return {
    ...widget,
    load: ({ client }, settings, signal) =>
      client.getWidget<B['type']>(type, String(Reflect.get(settings, 'marketCode')), {
        shape,
        query: toQuery(settings),
        signal,
      }),
    getSource: view => view,
  }
}

function pick(settings: object, names: readonly string[]): WidgetQuery {
  return Object.fromEntries(names.map(name => [name, Reflect.get(settings, name)]))
}
