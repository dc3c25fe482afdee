import { securityTypes } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readScreenerAddress,
  screenerFields,
  screenerHref,
  screenerOf,
  shownColumns,
  sortedBy,
  sortText,
  withoutFilter,
  withoutSort,
} from './screener-address.ts'
import { columnSetsOf, screenerColumns, sortableColumns } from './screener-columns.ts'
import { screenerLabels } from './screener-figure.ts'
import { screenerFilters } from './screener-filters.ts'

const read = (query: string) => readScreenerAddress(new URLSearchParams(query))

describe('the address', () => {
  it('says nothing of what is as usual', () => {
    expect(screenerHref(read(''))).toBe('/investment/screener')
    expect(screenerHref(read('type=EQUITY&sort=-size&page=1&size=10&yieldFrom='))).toBe('/investment/screener')
  })

  it('keeps what was typed, right or wrong, so that the form can show it', () => {
    expect(read('yieldFrom=lots&sector=Oil+%26+gas').texts).toEqual({ yieldFrom: 'lots', sector: 'Oil & gas' })
  })

  it.each(['type=NONSENSE', 'sort=nonsense', 'sort=discount', 'page=-2', 'size=33', 'discountFrom=1', '__proto__=1'])(
    'takes %s for nothing',
    query => {
      expect(screenerHref(read(query))).toBe('/investment/screener')
    },
  )

  it('sorts by up to three figures, each of them once', () => {
    const sorts = read('sort=-yield,yield,nonsense,size,-beta,name').sorts
    expect(sorts.map(({ by, descending }) => [by, descending])).toEqual([
      ['yield', true],
      ['size', false],
      ['beta', true],
    ])
  })

  it('names the set of columns unless it is the usual one, and none that the type lacks', () => {
    expect(screenerHref(read('columns=valuation'))).toBe('/investment/screener?columns=valuation')
    expect(screenerHref(read('columns=costs'))).toBe('/investment/screener')
    expect(screenerHref(read('type=BOND&columns=valuation'))).toBe('/investment/screener?type=BOND')
  })

  it('takes 250 at a time, which only the screener has', () => {
    expect(read('size=250').size).toBe(250)
  })

  it('is read back as it was written', () => {
    const anything = fc.record({
      type: fc.constantFrom(...securityTypes),
      texts: fc.array(fc.tuple(fc.nat({ max: 40 }), fc.string())),
      sort: fc.string(),
      page: fc.nat(),
    })
    fc.assert(
      fc.property(anything, ({ type, texts, sort, page }) => {
        const fields = screenerFields(type)
        const query = new URLSearchParams({ type, sort, page: String(page) })
        for (const [index, text] of texts) query.set(fields[index % fields.length] ?? '', text)
        const address = readScreenerAddress(query)
        expect(readScreenerAddress(new URL(screenerHref(address), 'http://here').searchParams)).toEqual(address)
      }),
    )
  })
})

it('[RP-SCREEN-3] turns the order round at the second press, and keeps what it was sorted by before', () => {
  const first = sortedBy({ ...screenerOf('ETF', 25), page: 7 }, 'charge')
  expect(first).toMatchObject({ page: 1, size: 25 })
  expect(sortText(first)).toBe('-charge,-size')
  expect(sortText(sortedBy(first, 'charge'))).toBe('charge,-size')
  expect(sortText(sortedBy(first, 'size'))).toBe('-size,-charge')
  expect(sortText(sortedBy(sortedBy(first, 'name'), 'yield'))).toBe('-yield,name,-charge')
  expect(sortText(withoutSort(first, 'charge'))).toBe('-size')
})

it('[RP-SCREEN-11] shows what it is sorted by first, once, before the columns of the set', () => {
  for (const type of securityTypes)
    for (const columns of columnSetsOf(type))
      for (const by of sortableColumns(type)) {
        const set = screenerColumns(type, columns)
        const sorts = [{ by, descending: true }, { by: 'name', descending: false } as const]
        expect(shownColumns({ type, columns, sorts })).toEqual(set.includes(by) ? set : [by, ...set])
      }
  expect(shownColumns(read('columns=income&sort=name'))).toEqual(['yield', 'cover', 'dividendGrowth'])
  expect(shownColumns(read('columns=income&sort=yield,beta'))).toEqual(['yield', 'cover', 'dividendGrowth'])
})

it('takes one filter away, both of its bounds', () => {
  const address = read('yieldFrom=2&yieldTo=5&sector=Banks')
  expect(withoutFilter(address, 'yield').texts).toEqual({ sector: 'Banks' })
})

it('has a label for every column, and no field twice', () => {
  for (const type of securityTypes) {
    for (const column of sortableColumns(type)) expect(screenerLabels[column].label).toBeTruthy()
    const names = screenerFilters[type].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
