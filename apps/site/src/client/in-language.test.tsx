import { useLocale } from '@bellwether/locale'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'

function Yield({ value }: { readonly value: number }) {
  const { t, formatPercent } = useLocale()
  return `${t('Dividend yield')} ${formatPercent(value)}`
}
const islands = { yield: async () => Yield }

async function draw(lang: string) {
  const Shown = await inLanguage(lang, islands).yield?.()
  return Shown && renderToStaticMarkup(createElement(Shown as typeof Yield, { value: 0.0425 }))
}

it('[LD-LOCALE-8] draws an island in the language of its page', async () => {
  expect(await draw('de-DE')).toMatch(/^Dividendenrendite 4,25\s%$/)
  expect(await draw('en-GB')).toBe('Dividend yield 4.25%')
})

it('[LD-LOCALE-8] draws in en-GB what no language is near', async () => {
  expect(await draw('cy')).toBe('Dividend yield 4.25%')
})

it('[LD-LOCALE-8] leaves the islands of an en-GB page as they are', () => {
  expect(inLanguage('en-GB', islands)).toBe(islands)
})
