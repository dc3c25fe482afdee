import type { WidgetBasics } from '@bellwether/catalogue/basics'
import type { Locale } from '@bellwether/locale'
import { WidgetPartError } from './errors.ts'
import { type CardState, Note } from './widget-card.tsx'
import type { WidgetBehaviour, WidgetSource, WidgetTools } from './widget-definition.ts'
import { WidgetFooter } from './widget-footer.tsx'
import type { WidgetSettings } from './widget-settings.ts'

/** What a view looks like in its card; the same on a server and in a browser, as hydration requires. */
export function toCardState<B extends WidgetBasics, View, Part>(
  { getPart, getSource, describe, draw }: WidgetBehaviour<B, View, Part>,
  view: View,
  settings: WidgetSettings<B>,
  tools: WidgetTools,
  locale: Locale,
): CardState {
  const part = getPart(view, settings)
  if (part.state === 'failed') throw new WidgetPartError()
  const source = getSource(view)
  if (part.state === 'empty')
    return {
      kind: 'empty',
      content: <Note>{locale.sent(part.reason)}</Note>,
      footer: <WidgetFooter source={source} words={null} />,
    }
  const words = [describe?.(part.view, locale), sourceText(source, locale)].filter(Boolean).join(' ') || null
  const footer = source === null && words === null ? null : <WidgetFooter source={source} words={words} />
  return { kind: 'shown', content: draw(part.view, settings, tools, locale), footer }
}

/** RP-PARTIAL-7: "Source: SEC, 27 Dec 2025." */
function sourceText(source: WidgetSource | null, { t, formatDate }: Locale): string {
  const named = source?.sources?.map(({ name, asAt }) => `${name}, ${formatDate(asAt)}`) ?? []
  return named.length > 0 ? t('Source: {sources}.', { sources: named.join('; ') }) : ''
}
