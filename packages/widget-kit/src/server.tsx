import { type ApiClient, createApiClient } from '@bellwether/api-client'
import type { WidgetToDraw } from '@bellwether/contract'
import type { ReactNode } from 'react'
import styles from './widget-card.module.css'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetTools } from './widget-definition.ts'
import type { WidgetElementClass } from './widget-element.tsx'
import { parseWidgetSettings, type SettingRecord, toAttribute } from './widget-settings.ts'
import { toCardState } from './widget-state.tsx'

export interface RenderedWidget<View> extends Pick<WidgetToDraw, 'settings' | 'blueprint' | 'api'> {
  readonly view: View
  /** Rules of its stylesheet: a shadow root does not see those of the page. */
  readonly css: string
}

/** Of the library whose elements the widget is made of. */
export type RenderToString = (node: ReactNode) => string

/**
 * The HTML of a widget for our own pages: seen without a script, and hydrated in place where the element is defined.
 * Its classes are those of the build that runs this, so the element must come from the same sources.
 */
export function renderWidget<S extends SettingRecord, View, Part>(
  { definition }: WidgetElementClass<S, View, Part>,
  { view, settings, blueprint, api, css }: RenderedWidget<View>,
  renderToString: RenderToString,
): string {
  const parsed = parseWidgetSettings(definition.settings, settings, blueprint)
  const text = JSON.stringify(view)
  const { label, heading, rows } = definition
  const card = renderToString(
    <WidgetCard
      label={label}
      heading={parsed.heading ?? heading}
      rows={rows(parsed)}
      tellsMore={definition.describe !== undefined}
      // As the browser reads it: what JSON leaves out must not be drawn here either.
      state={toCardState(definition, JSON.parse(text) as View, parsed, toTools(api))}
      onDrawn={() => {}}
    />,
  )
  const attributes = Object.entries(settings).map(([name, value]) => toText(toAttribute(name), toValue(value)))
  if (blueprint) attributes.push(toText('blueprint', blueprint))
  attributes.push(toText('api', api), toText('data-view', text))
  const shadow = `<template shadowrootmode="open"><style>${css}</style><div class="${styles.root}">${card}</div></template>`
  return `<bw-${definition.name}${attributes.join('')}>${shadow}</bw-${definition.name}>`
}

/** What the widget would load with these settings, asked of a function instead of the API. */
export function loadView<S extends SettingRecord, View, Part>(
  { definition }: WidgetElementClass<S, View, Part>,
  { settings, blueprint, api, getView }: Pick<WidgetToDraw, 'settings' | 'blueprint' | 'api' | 'getView'>,
): Promise<View> {
  const client = {
    getWidget: (name, marketCode, { query = {} } = {}) => getView(name, marketCode, query),
  } as ApiClient
  const parsed = parseWidgetSettings(definition.settings, settings, blueprint)
  return definition.load(toTools(api, client), parsed, new AbortController().signal)
}

function toTools(api: string, client?: ApiClient): WidgetTools {
  const token = async () => null
  return { client: client ?? createApiClient({ root: api, token }), api, token, tell: () => {} }
}

function toValue(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function toText(name: string, value: string): string {
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}
