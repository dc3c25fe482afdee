import type { SourceText } from './catalogues/source.ts'
import { fill, fillParts } from './fill.ts'
import { createFormats } from './intl-formats.ts'
import type { Locale, Values } from './locale.ts'
import { matchText, toTemplates } from './match-text.ts'
import type { Catalogue, Message } from './message.ts'
import { rewriteFigure } from './read-figure.ts'

/** A language by its catalogue; numbers, dates and plural forms by Intl. `tag` may name digits: ar-u-nu-latn. */
export function createLocale(tag: string, catalogue: Catalogue, dir: Locale['dir'] = 'ltr'): Locale {
  const formats = createFormats(tag)
  const plurals = new Intl.PluralRules(tag)
  const lists = new Intl.ListFormat(tag)
  const messages = new Map<string, Message>(Object.entries(catalogue))
  const templates = toTemplates([...messages.keys()])
  const sentTexts = new Map<string, string>()

  function pick(text: string, n: unknown): string {
    const message = messages.get(text) ?? text
    return typeof message === 'string' ? message : (message[plurals.select(Number(n))] ?? message.other)
  }

  function t(text: SourceText, values: Values = {}): string {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formats.formatNumber(value, 0) : value,
    ])
    return fill(pick(text, values.n), Object.fromEntries(written))
  }

  function translate(text: string): string | null {
    if (messages.has(text)) return pick(text, 0)
    return rewriteFigure(text, formats) ?? translateSentences(text) ?? translateByTemplate(text)
  }

  /** Null unless each is known: a value of one text may hold what looks like the end of a sentence. */
  function translateSentences(text: string): string | null {
    const sentences = text.split('. ').map((sentence, at, all) => (at < all.length - 1 ? `${sentence}.` : sentence))
    if (sentences.length === 1) return null
    const known = sentences.map(translate)
    return known.includes(null) ? null : known.join(' ')
  }

  function translateByTemplate(text: string): string | null {
    for (const template of templates) {
      const matched = matchText(template, text)
      if (!matched) continue
      const values = Object.entries(matched.values).map(([name, value]) => [
        name,
        name === 'currencies' ? sentList(value) : sent(value),
      ])
      return fill(pick(template, matched.values.n?.replaceAll(',', '')), Object.fromEntries(values))
    }
    return null
  }

  /** Values that en-GB has as `a, b and c`. */
  function sentList(text: string): string {
    return lists.format(text.split(/, | and /).map(sent))
  }

  function sent(text: string): string {
    const known = sentTexts.get(text)
    if (known !== undefined) return known
    const found = translate(text) ?? text
    // Texts with the figures of a live page would never end.
    if (sentTexts.size < 2_000) sentTexts.set(text, found)
    return found
  }

  return {
    tag: tag.split('-u-')[0] ?? tag,
    dir,
    t,
    parts: (text, values) => fillParts(pick(text, values.n), values),
    sent,
    ...formats,
  }
}
