import { findLocale, offeredLocales } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { findTexts } from './find-texts.ts'

const chunks = ['react-1', ...offeredLocales.slice(1).map(tag => `locale-${tag}-0a1b2c3d`), 'kit-2']
const entry = { type: 'quote-header' }

describe('[LD-ENGINE-5] the texts of a component', () => {
  it.each([...offeredLocales, 'de', 'de-AT', 'DE_de', 'en', 'en-AU', 'EN-us', 'ar-EG', 'xx', 'd', '(', ''])(
    'are those it chooses itself for "%s"',
    tag => {
      const chosen = findLocale(tag) ?? 'en-GB'
      const texts = chosen === 'en-GB' ? undefined : `locale-${chosen}-0a1b2c3d`
      expect(findTexts(chunks, entry, {}, tag)).toBe(texts)
    },
  )

  it('are by its own setting before the configuration, and by that before the page', () => {
    const french = { type: 'quote-header', settings: { locale: 'fr-FR' } }
    expect(findTexts(chunks, french, { locale: 'de-DE' }, 'ja')).toContain('fr-FR')
    expect(findTexts(chunks, entry, { locale: 'de-DE' }, 'ja')).toContain('de-DE')
    expect(findTexts(undefined, french, {}, 'ja')).toBeUndefined()
  })
})
