import { createApiClient } from '@bellwether/api-client'
import { renderToString } from 'react-dom/server'
import styles from './widget-card.module.css'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetElementClass } from './widget-element.tsx'
import { parseWidgetSettings, type SettingRecord, toAttribute } from './widget-settings.ts'
import { toCardState } from './widget-state.tsx'

export interface RenderedWidget<View> {
  readonly view: View
  readonly settings: Readonly<Record<string, string | number | boolean>>
  readonly blueprint?: 'standard' | 'compact'
  /** Addresses of the stylesheets it needs: a shadow root does not see those of the page. */
  readonly stylesheets: readonly string[]
}

/**
 * The HTML of a widget for our own pages: seen without a script, and hydrated in place where the element is defined.
 * Its classes are those of the build that runs this, so the element must come from the same sources.
 */
export function renderWidget<S extends SettingRecord, View, Part>(
  { definition }: WidgetElementClass<S, View, Part>,
  { view, settings, blueprint, stylesheets }: RenderedWidget<View>,
): string {
  const parsed = parseWidgetSettings(definition.settings, settings, blueprint)
  const token = async () => null
  const tools = { client: createApiClient({ root: '/', token }), api: '/', token, tell: () => {} }
  const { label, heading, rows } = definition
  const card = renderToString(
    <WidgetCard
      label={label}
      heading={parsed.heading ?? heading}
      rows={rows(parsed)}
      tellsMore={definition.describe !== undefined}
      state={toCardState(definition, view, parsed, tools)}
      onDrawn={() => {}}
    />,
  )
  const attributes = Object.entries(settings).map(([name, value]) => toText(toAttribute(name), String(value)))
  if (blueprint) attributes.push(toText('blueprint', blueprint))
  attributes.push(toText('data-view', JSON.stringify(view)))
  const links = stylesheets.map(href => `<link rel="stylesheet"${toText('href', href)}>`).join('')
  const shadow = `<template shadowrootmode="open">${links}<div class="${styles.root}">${card}</div></template>`
  return `<bw-${definition.name}${attributes.join('')}>${shadow}</bw-${definition.name}>`
}

function toText(name: string, value: string): string {
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}
