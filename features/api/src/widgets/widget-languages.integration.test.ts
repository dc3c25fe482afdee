import { appliesTo, catalogue, type WidgetType, widgetTypes } from '@bellwether/catalogue'
import type { WidgetToDraw } from '@bellwether/contract'
import { type Database, securities } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import type { WidgetElementClass } from '@bellwether/widget-kit'
import { loadView, renderWidget } from '@bellwether/widget-kit/server'
import Fastify from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocale } from '../../../../packages/locale/src/catalogue-locale.ts'
import { sourceTexts } from '../../../../packages/locale/src/catalogues/source.ts'
import type { Catalogue } from '../../../../packages/locale/src/message.ts'
import { createResearchContext, type ResearchContext } from '../../../research/src/research-context.ts'
import { openSecuritySearch, type SecuritySearch } from '../../../research/src/search/security-search.ts'
import { getWidgetView, isMarketWidget } from './requested-view.ts'

let db: Database
let context: ResearchContext
let securityIndex: SecuritySearch

/** Every letter of a text of ours is replaced; values keep theirs. */
const toPseudo = (text: string) =>
  text.replace(/(\{\w+\})|[A-Za-z]/g, (letter, value?: string) => value ?? (letter < 'a' ? 'Ø' : 'ø'))
const pseudo = createLocale(
  'de-DE',
  Object.fromEntries(sourceTexts.map(text => [text, toPseudo(text)])) as Record<string, string> as Catalogue,
)

/** What a host or a publisher has named: it stays as it is. */
const published = [
  /Bellwether|TradingView|Lightweight Charts|Copyright|Inc\.|GBX|GBP|USD|PDF|RSI|MACD|SONIA|GMT|EST|EDT|MEZ|MESZ|Mio|Mrd|EPIC|ISIN|SEDOL/g,
  /London Stock Exchange|New York Stock Exchange/g,
]

beforeAll(async () => {
  db = await openMarket(12)
  const { log } = Fastify()
  securityIndex = await openSecuritySearch({ db, log })
  context = createResearchContext({ db, services: defaultServiceFlags, log, securityIndex })
})

afterAll(async () => {
  securityIndex.close()
  await db.close()
})

it.each(widgetTypes)('[LD-LOCALE-7] %s shows no untranslated text of ours', async type => {
  const { element } = (await import(`../../../../widgets/${type}/src/element.tsx`)) as { element: WidgetElementClass }
  const codes = (await securities.counts(db))
    .filter(({ type: kind }) => appliesTo(type, kind))
    .map(({ largest }) => largest.marketCode)
  for (const marketCode of isMarketWidget(type) ? [null] : codes) {
    for (const { blueprint, ...chosen } of variantsOf(type)) {
      const settings = { ...(marketCode ? { marketCode } : { marketCodes: codes }), ...chosen }
      const wanted = { settings, ...(blueprint && { blueprint }), api: 'https://o/' }
      const view = (await loadView(element, { ...wanted, getView })) as object
      const html = renderWidget(element, { ...wanted, view, css: '', locale: pseudo }, renderToStaticMarkup)
      expect(wordsOf(html, namesIn(view, type)), `${type} of ${JSON.stringify({ blueprint, ...settings })}`).toEqual([])
    }
  }
})

interface Variant {
  readonly blueprint?: string
  readonly [setting: string]: unknown
}

/** As it is by default, in each blueprint, with each switch turned the other way, and with each choice: alone, and with the last of all others. */
function variantsOf(type: WidgetType): readonly Variant[] {
  const { blueprints = [], settings = [] } = catalogue[type] ?? {}
  const switches = settings.filter(setting => setting.kind === 'switch')
  const choices = settings.filter(setting => setting.kind === 'choice')
  const last = Object.fromEntries(choices.map(setting => [setting.name, setting.choices.at(-1)]))
  return [
    {},
    ...blueprints.map(({ name }) => ({ blueprint: name })),
    ...switches.map(setting => ({ [setting.name]: !setting.default })),
    ...choices.flatMap(({ name, choices: values }) =>
      values.flatMap(value => [{ [name]: value }, { ...last, [name]: value }]),
    ),
  ]
}

const getView: WidgetToDraw['getView'] = (widget, marketCode, query) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return getWidgetView(context, 'https://o', { widget, marketCode, query: new URLSearchParams(given) })
}

/** Names and titles of a view, longest first. */
function namesIn(view: unknown, type: WidgetType): string[] {
  const named = /^(name|shortName|title|ticker|isin|benchmark|marketCode|text|manufacturer|exchangeName|details)$/
  const names: string[] = []
  JSON.stringify(view, (key, value) => {
    if (typeof value === 'string' && named.test(key))
      names.push(value, value.replace(/, .*$/, ''), value.replace(/ \(.*\)$/, ''))
    return value
  })
  return names
    .filter(name => !(sourceTexts as readonly string[]).includes(name) && type.length > 0)
    .sort((a, b) => b.length - a.length)
}

/** Words of plain letters in what a reader sees or hears. */
function wordsOf(html: string, names: readonly string[]): string[] {
  const shadow = html.slice(html.indexOf('</style>'))
  const heard = [...shadow.matchAll(/ (?:aria-label|title|placeholder|aria-valuetext|data-label)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  const seen = shadow.replace(/<[^>]*>/g, '\n')
  let text = [seen, ...heard].join('\n').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
  for (const name of names) text = text.replaceAll(name, '')
  for (const pattern of published) text = text.replace(pattern, '')
  return [...new Set(text.match(/[A-Za-z]{3,}/g))]
}
