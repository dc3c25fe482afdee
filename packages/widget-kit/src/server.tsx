import { type ApiClient, createApiClient } from '@bellwether/api-client'
import { labelOf, standardRowSettings, tagNameOf, toAttribute, type WidgetBasics } from '@bellwether/catalogue/basics'
import type { WidgetToDraw } from '@bellwether/contract'
import { escapeHtml } from '@bellwether/domain'
import { enGb, type Locale, LocaleContext } from '@bellwether/locale'
import type { ReactNode } from 'react'
import styles from './widget-card.module.css'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetSource, WidgetTools } from './widget-definition.ts'
import type { WidgetElementClass } from './widget-element.tsx'
import { parseWidgetSettings } from './widget-settings.ts'
import { toCardState } from './widget-state.tsx'

export interface RenderedWidget<View> extends Pick<WidgetToDraw, 'settings' | 'blueprint' | 'api'> {
  readonly view: View
  /** Its stylesheet: a shadow root does not see that of the page. */
  readonly css: string
  /** That of our pages by default. */
  readonly locale?: Locale
}

/** Of the library the widget renders with. */
export type RenderToString = (node: ReactNode) => string

/**
 * The HTML of a widget for our own pages: visible without scripts, and hydrated in place once the element is defined.
 * Its classes are those of the build that runs this, so the element must come from the same sources.
 */
export function renderWidget<B extends WidgetBasics, View, Part>(
  { basics, behaviour }: WidgetElementClass<B, View, Part>,
  { view, settings, blueprint, api, css, locale = enGb }: RenderedWidget<View>,
  renderToString: RenderToString,
): string {
  const parsed = parseWidgetSettings(basics, settings, blueprint)
  const text = JSON.stringify(view)
  const { heading, rows, longFooter } = basics
  const card = renderToString(
    <LocaleContext value={locale}>
      <WidgetCard
        label={locale.sent(labelOf(basics))}
        heading={parsed.heading ?? locale.sent(heading)}
        rows={rows({ ...standardRowSettings, ...parsed })}
        longFooter={longFooter}
        // As the browser reads it: what JSON omits must not be drawn here either.
        state={toCardState(behaviour, JSON.parse(text) as View, parsed, toTools(api), locale)}
        onDrawn={() => {}}
      />
    </LocaleContext>,
  )
  const attributes = Object.entries(settings).map(([name, value]) => toText(toAttribute(name), toValue(value)))
  if (blueprint) attributes.push(toText('blueprint', blueprint))
  attributes.push(toText('api', api), toText('data-view', text))
  const shadow = `<template shadowrootmode="open"><style>${css}</style><div class="${styles.root}" lang="${locale.tag}" dir="${locale.dir}">${card}</div></template>`
  const tagName = tagNameOf(basics)
  return `<${tagName}${attributes.join('')}>${shadow}${toFallback(behaviour.getSource(view), locale)}</${tagName}>`
}

/** Shown by a browser that leaves the shadow root out, because it does not know them in HTML. */
function toFallback(source: WidgetSource | null, { t }: Locale): string {
  return source ? `<a${toText('href', source.href)}>${escapeHtml(t('More on {name}', { name: source.name }))}</a>` : ''
}

/** The view the widget would load with these settings, from a function instead of the API. */
export function loadView<B extends WidgetBasics, View, Part>(
  { basics, behaviour }: WidgetElementClass<B, View, Part>,
  { settings, blueprint, api, getView }: Pick<WidgetToDraw, 'settings' | 'blueprint' | 'api' | 'getView'>,
): Promise<View> {
  const client = {
    getWidget: (name, marketCode, { query = {} } = {}) => getView(name, marketCode, query),
  } as ApiClient
  const parsed = parseWidgetSettings(basics, settings, blueprint)
  return behaviour.load(toTools(api, client), parsed, new AbortController().signal)
}

function toTools(api: string, client?: ApiClient): WidgetTools {
  const token = async () => null
  return { client: client ?? createApiClient({ root: api, token }), api, token, hasLoader: false, dispatch: () => {} }
}

function toValue(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function toText(name: string, value: string): string {
  return ` ${name}="${escapeHtml(value)}"`
}
