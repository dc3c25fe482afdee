import { getIsoDate } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'
import { loadLocale } from '@bellwether/locale/load'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { WidgetBehaviour, WidgetSource, WidgetTools } from './widget-definition.ts'
import { toCardState } from './widget-state.tsx'

const basics = { type: 'sparkline', heading: '', settings: [], rows: () => 1 } as const
const behaviour: WidgetBehaviour<typeof basics, WidgetSource, string> = {
  load: () => Promise.reject(new Error('not asked')),
  getPart: ({ name }) => (name === '' ? { state: 'empty', reason: 'Nothing.' } : { state: 'ready', view: name }),
  draw: name => name,
  describe: () => 'As notified.',
  getSource: view => view,
}
const sources = [
  { name: 'Lean', asAt: getIsoDate('2021-03-31') },
  { name: 'SEC', asAt: getIsoDate('2025-12-27') },
]
const view = { name: 'Apple Inc', href: 'https://research.example/', simulated: false }

function footerOf(source: WidgetSource, locale: Locale = enGb): string {
  const settings = {} as Parameters<typeof toCardState<typeof basics, WidgetSource, string>>[2]
  const state = toCardState(behaviour, source, settings, {} as WidgetTools, locale)
  return 'footer' in state ? renderToStaticMarkup(state.footer).replaceAll(/<[^>]*>/g, '') : ''
}

it('[RP-PARTIAL-7] names each source with its day in the footer, in the language of the widget', async () => {
  expect(footerOf({ ...view, sources })).toContain('As notified. Source: Lean, 31 Mar 2021; SEC, 27 Dec 2025. More on')
  expect(footerOf({ ...view, sources }, await loadLocale('de-DE'))).toContain('Quelle: Lean, 31.03.2021; SEC,')
})

it('[RP-PARTIAL-7] names none of simulated data, nor where there is nothing to show', () => {
  expect(footerOf({ ...view, simulated: true, sources: [] })).toMatch(/^As notified\. More on .*Simulated data$/)
  expect(footerOf({ ...view, name: '', sources })).not.toContain('Source')
})
