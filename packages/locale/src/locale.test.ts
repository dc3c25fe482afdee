import { explainLocale, findLocale, money, offeredLocales, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { sourceTexts } from './catalogues/source.ts'
import { enGb } from './en-gb.ts'
import { loadLocale } from './load-locale.ts'
import { matchText } from './match-text.ts'

const de = await loadLocale('de-DE')
const ar = await loadLocale('ar')
const ja = await loadLocale('ja')
const pl = await loadLocale('pl-PL')
const sv = await loadLocale('sv-SE')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

describe('the source', () => {
  it('[LD-LOCALE-5] en-GB writes its texts as they stand', () => {
    expect(enGb.t('Holding')).toBe('Holding')
    expect(enGb.t('{n} years', { n: 1 }, '{n} year')).toBe('1 year')
    expect(enGb.t('{n} years', { n: 5 }, '{n} year')).toBe('5 years')
    expect(enGb.parts('Total (top {n})', { n: 10 })).toEqual(['Total (top ', 10, ')'])
    expect(enGb.sent('No dividends paid.')).toBe('No dividends paid.')
  })

  it('has each text once', () => {
    expect(new Set(sourceTexts).size).toBe(sourceTexts.length)
  })
})

describe('numbers and dates', () => {
  it('[LD-LOCALE-3] are those of the language', () => {
    expect(plain(de.formatPrice(price(128_450, 2, 'GBX')))).toBe('1.284,50 GBX')
    expect(plain(de.formatPercent(-0.0146))).toBe('−1,46 %')
    expect(plain(de.formatMoneyShort(money(842_000_000_000, 'GBP')))).toBe('8,42 Mrd. £')
    expect(plain(de.formatMoney(money(5_067_404, 'GBP')))).toBe('50.674,04 £')
    expect(de.formatDate('2026-11-03')).toBe('03.11.2026')
    expect(ja.formatDate('2026-11-03')).toBe('2026/11/03')
    expect(plain(ja.formatMoneyWhole(money(1_000_000, 'GBP')))).toBe('£10,000')
  })

  it('[LD-LOCALE-3] have Latin digits in Arabic, as the figures of the chart do', () => {
    expect(plain(ar.formatNumber(1234.5))).toBe('1,234.50')
    expect([ar.tag, ar.dir]).toEqual(['ar', 'rtl'])
  })

  it('[LD-LOCALE-3] keep every digit of an amount that a number cannot hold', () => {
    const sum = money(Number.MAX_SAFE_INTEGER, 'GBP')
    expect(de.formatMoney(sum).replace(/\D/g, '')).toBe(enGb.formatMoney(sum).replace(/\D/g, ''))
  })
})

describe('texts', () => {
  it('[LD-LOCALE-3] have the plural forms of the language', () => {
    const texts = [1, 2, 3, 11].map(n => ar.t('ex-dividend in {n} days', { n }))
    expect(new Set(texts).size).toBe(4)
    expect(de.t('{n} years', { n: 1 }, '{n} year')).toBe('1 Jahr')
    expect([1, 3, 5, 22].map(n => pl.t('{n} years', { n }))).toEqual(['1 rok', '3 lata', '5 lat', '22 lata'])
    expect([1, 2].map(n => sv.t('{n} months', { n }))).toEqual(['1 månad', '2 månader'])
  })

  it('[LD-LOCALE-3] have the case that the sentence needs', () => {
    const after =
      'After {n} years, {paid} invested would be worth {before} before costs and {after} after costs. Total costs: {total}.'
    expect([1, 5].map(n => de.t(after, { n }).split(' wären')[0])).toEqual(['Nach 1 Jahr', 'Nach 5 Jahren'])
    expect([1, 5].map(n => pl.t(after, { n }).split(' wpłacona')[0])).toEqual(['Po 1 roku', 'Po 5 latach'])
    expect(ar.t('{costs} over {n} years', { costs: 'X', n: 2 })).toBe('X على مدى سنتين')
  })

  it('[LD-LOCALE-6] of a view are recognised with their values', () => {
    expect(de.sent('NAV of 12 Nov 2026, cum income, debt at fair value.')).toContain('NAV vom 12.11.2026')
    expect(de.sent('Accrued interest (1 days)')).toBe('Stückzinsen (1 Tag)')
    expect(de.sent('UK All-Share (total return)')).toBe('UK All-Share (Gesamtrendite)')
    expect(plain(de.sent('£45,464.89'))).toBe('45.464,89 £')
    expect(de.sent('1.25m')).toContain('1,25')
    expect(de.sent('Volume at 14:32')).toBe('Volumen um 14:32')
    expect(plain(de.sent('Today: −0.08%'))).toBe('Heute: −0,08 %')
  })

  it('[LD-LOCALE-6] with a list have the list of the language', () => {
    const basis = (currencies: string) =>
      `Price return in pounds: income in ${currencies} is not included, as there are no daily exchange rates; before dealing charges and tax.`
    expect(de.sent(basis('US dollars and euros'))).toContain('Erträge in US-Dollar und Euro sind')
    expect(pl.sent(basis('NOK, SEK and DKK'))).toContain('NOK, SEK i DKK')
  })

  it('[LD-LOCALE-6] of several sentences are recognised one by one', () => {
    const basis =
      'Total return in pounds, income reinvested on the ex-dividend date; before dealing charges and tax. World is the total return index: income reinvested.'
    expect(de.sent(basis)).toBe(
      'Gesamtrendite in Pfund, Erträge am Ex-Tag wiederangelegt; vor Handelskosten und Steuern. World ist der Gesamtrendite-Index: Erträge wiederangelegt.',
    )
  })

  it('[LD-LOCALE-6] that are names stay as they are', () => {
    expect(de.sent('Harrow & Vale plc')).toBe('Harrow & Vale plc')
    expect(de.sent('Bank of Scotland plc')).toBe('Bank of Scotland plc')
    expect(de.sent('3 of 7')).toBe('3 von 7')
    expect(matchText('History starts on {date}.', 'History starts on Monday.')).toBeNull()
  })
})

describe('every language', () => {
  const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

  it.each(offeredLocales.slice(1))('[LD-LOCALE-5] %s writes every value of every text', async tag => {
    const locale = await loadLocale(tag)
    for (const text of sourceTexts) {
      const values = Object.fromEntries(slots(text).map(slot => [slot.slice(1, -1), slot]))
      expect(slots(locale.t(text, { ...values, n: 100 })), text).toEqual(slots(text).filter(slot => slot !== '{n}'))
    }
  })
})

describe('which language', () => {
  it.each([
    ['de-DE', 'de-DE', null],
    ['de', 'de-DE', null],
    ['DE-de', 'de-DE', null],
    ['en', 'en-GB', null],
    ['de-AT', 'de-DE', 'No texts in de-AT; de-DE is used.'],
    ['ar-EG', 'ar', 'No texts in ar-EG; ar is used.'],
    ['xx', null, 'No texts in xx; en-GB is used.'],
    ['', null, 'No texts in ; en-GB is used.'],
  ])('[LD-LOCALE-2] %j is shown in %s', (given, tag, warning) => {
    expect(findLocale(given)).toBe(tag)
    if (warning) expect(explainLocale(given)).toContain(warning)
    else expect(explainLocale(given)).toBeNull()
  })
})
