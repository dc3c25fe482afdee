import { defaultNewsAddress, newsQuery } from '@bellwether/contract'
import { getIsoDate, newsCategories, newsTabs, pageSizes } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNewsChoice, upToNewest } from './news-choice.ts'
import { headlinesNote, olderNewsNote } from './older-news.ts'

const today = getIsoDate('2026-11-13')
const read = (query: string) => readNewsChoice(new URLSearchParams(query), today)

describe('the address of a list of news', () => {
  it('[RP-NEWS-5] [RP-NEWS-6] [RP-NEWS-7] without a query is ten of company news in the last six months', () => {
    expect(read('')).toEqual({
      address: defaultNewsAddress,
      range: { from: '2026-05-13', to: '2026-11-13' },
      from: { text: '13/05/2026', error: null },
      to: { text: '13/11/2026', error: null },
    })
  })

  it('is the default again when a form sends it in full', () => {
    expect(read('tab=company&from=13/05/2026&to=13/11/2026&category=&q=&size=10').address).toEqual(defaultNewsAddress)
  })

  it('reads back as it was written', () => {
    const day = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    const iso = (date: Date) => getIsoDate(date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.constantFrom(...newsTabs.map(({ id }) => id)),
        fc.option(fc.tuple(day, day)),
        fc.option(fc.constantFrom(...newsCategories.map(({ id }) => id))),
        fc.constantFrom('', 'results', 'a & b', '100%', 'été'),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(...pageSizes),
        (tab, days, category, words, page, size) => {
          const [from, to] = (days ?? []).map(iso).sort()
          const range = from && to && !(from === '2026-05-13' && to === '2026-11-13') ? { from, to } : null
          const address = { tab, range, category, words, page, size }
          expect(read(newsQuery(address)).address).toEqual(address)
        },
      ),
    )
  })

  it.each([
    'tab=x&category=x&size=11&page=x',
    'page=-1',
    'page=0',
    'page=1e999',
    'page=1.5',
    'tab=__proto__&category=constructor',
    'size=10000',
  ])('with %s is the default', query => {
    expect(read(query).address).toEqual(defaultNewsAddress)
  })

  it('takes a page far beyond any, and words in one line', () => {
    expect(read('page=99999999999').address.page).toBe(100_000)
    expect(read('q=%00%0Aa%09%20b%00').address.words).toBe('a b')
    expect(read(`q=${'x'.repeat(500)}`).address.words).toHaveLength(100)
  })

  it.each([
    ['31/02/2026', /valid date/],
    ['2026-01-01', /DD\/MM\/YYYY/],
    ['yesterday', /valid date/],
    ['01/01/0000', /from 01\/01\/1970/],
    ['01/01/9999', /31\/12\/2099/],
  ])('with the day %s explains it, keeps it, and shows the list that was shown', (typed, error) => {
    const shown = newsQuery({ ...defaultNewsAddress, tab: 'regulatory', page: 2, size: 25 })
    const choice = read(`tab=company&from=${typed}&q=other&shown=${encodeURIComponent(shown)}`)
    expect(choice.from).toEqual({ text: typed, error: expect.stringMatching(error) })
    expect(choice.to.error).toBeNull()
    expect(choice.address).toEqual({ ...defaultNewsAddress, tab: 'regulatory', page: 2, size: 25 })
  })

  it('with days in the wrong order says so at the first', () => {
    const choice = read('from=02/11/2026&to=01/11/2026')
    expect(choice.from).toEqual({ text: '02/11/2026', error: 'The start date is after the end date.' })
    expect(choice.to).toEqual({ text: '01/11/2026', error: null })
    expect(choice.range).toEqual({ from: '2026-05-13', to: '2026-11-13' })
  })

  it('shows the default list again where that was shown, and what else a hand-written address asks for', () => {
    expect(read('from=x&q=other&category=agm&shown=').address).toEqual(defaultNewsAddress)
    expect(read('from=x&tab=regulatory&page=2').address).toEqual({ ...defaultNewsAddress, tab: 'regulatory', page: 2 })
  })

  it('is not fooled by a shown list that is wrong itself', () => {
    const shown = encodeURIComponent(`from=nonsense&to=1&shown=${encodeURIComponent('from=x')}`)
    expect(read(`from=x&shown=${shown}`).address).toEqual(defaultNewsAddress)
  })
})

describe('news that is older than six months', () => {
  it('[RP-NEWS-11] is listed over the six months up to its newest item, with the rest of the choice kept', () => {
    const choice = read('tab=regulatory&q=10-K&size=25')
    expect(upToNewest(choice, getIsoDate('2024-05-14'))).toEqual({
      address: { ...choice.address, range: { from: '2023-11-14', to: '2024-05-14' } },
      range: { from: '2023-11-14', to: '2024-05-14' },
      from: { text: '14/11/2023', error: null },
      to: { text: '14/05/2024', error: null },
    })
  })

  it('[RP-NEWS-11] is said to be, from the day before the usual period', () => {
    expect(olderNewsNote(getIsoDate('2026-05-13'), today)).toBeNull()
    expect(olderNewsNote(getIsoDate('2026-05-12'), today)).toBe(
      'Nothing in the last six months. The newest is from 12 May 2026.',
    )
    expect(olderNewsNote(null, today)).toBeNull()
  })

  it('[RP-NEWS-11] is dated by the first headline of a block', () => {
    const headline = (dateTime: string) =>
      ({ id: dateTime, title: '', dateTime, source: '', kind: 'Company', type: '', href: null }) as const
    const blockOf = (...days: readonly string[]) => ({ state: 'ready', view: days.map(headline) }) as const
    const old = blockOf('2024-05-13T23:30:00.000Z', '2023-01-01T00:00:00.000Z')
    expect(headlinesNote(old, today)).toBe('Nothing in the last six months. The newest is from 14 May 2024.')
    expect(headlinesNote(blockOf('2026-11-01T09:00:00.000Z'), today)).toBeNull()
    expect(headlinesNote(blockOf(), today)).toBeNull()
    expect(headlinesNote(null, today)).toBeNull()
  })
})
