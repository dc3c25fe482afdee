import { present } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankText, sectorTable, withRevenueCover } from './sector-income.ts'

const row = (id: number, given: { yield?: number; cover?: number } = {}) => ({
  id,
  yield: given.yield ?? null,
  cover: given.cover ?? null,
  dividendGrowth: null,
  increases: null,
})

const rows = [0.06, 0.04, 0.04, 0.03, 0].map((value, index) => row(index + 1, { yield: value, cover: index }))

it('ranks from the highest down, with equal values sharing a rank', () => {
  expect([6, 4, 4, 3, 0].map(value => rankText(value, [6, 4, 4, 3, 0]))).toEqual([
    'Highest of 5',
    '2nd of 5',
    '2nd of 5',
    '4th of 5',
    'Lowest of 5',
  ])
  const many = Array.from({ length: 25 }, (_, index) => index)
  expect([22, 14, 13, 4].map(value => rankText(value, many))).toEqual([
    '3rd of 25',
    '11th of 25',
    '12th of 25',
    '21st of 25',
  ])
})

it('has no rank without a figure, or among fewer than five members', () => {
  expect(sectorTable(4, rows, () => null).map(({ key }) => key)).toEqual(['dividendYield', 'dividendCover'])
  expect(sectorTable(4, rows.slice(1), () => null)).toEqual([])
  expect(sectorTable(99, rows, () => null)).toEqual([])
})

it('shows the stored median, and calculates one where none is stored', () => {
  const medianWith = (stored: number | null) => sectorTable(4, rows, () => stored)[0]?.cells[2]
  expect(medianWith(0.05)).toMatchObject({ fraction: 0.05 })
  expect(medianWith(null)).toMatchObject({ fraction: 0.04 })
})

it('gives no rank to a company that pays no dividend', () => {
  expect(sectorTable(5, rows, () => null)[0]?.cells[3]).toMatchObject({ kind: 'absent' })
})

it('ranks by the number of higher values', () => {
  const values = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(values, ([own = 1, ...others]) => {
      const all = [own, ...others]
      const place = Number.parseInt(rankText(own, all), 10)
      return Number.isNaN(place) || place === all.filter(value => value > own).length + 1
    }),
  )
})

it('ranks trusts by revenue cover, using the page’s own figure for the security', () => {
  const trusts = [1, 2, 3, 4, 5].map(id => row(id, { yield: 0.03 }))
  const stated = new Map([1, 2, 3, 4, 5].map(id => [id, { revenueCover: present(id / 5) }]))
  const table = (own: number) => sectorTable(5, withRevenueCover(trusts, 5, { own: present(own), stated }), () => null)
  expect(table(0.7)[1]).toMatchObject({
    key: 'revenueCover',
    cells: [{ text: 'Revenue cover' }, { value: 0.7 }, { value: 0.6 }, { text: '2nd of 5' }],
  })
  expect(table(1.2)[1]?.cells[3]).toMatchObject({ text: 'Highest of 5' })
})

it('leaves the cover of trusts out where fewer than five have reported', () => {
  const trusts = [1, 2, 3, 4, 5].map(id => row(id, { yield: 0.03 }))
  const stated = new Map([1, 2, 3].map(id => [id, { revenueCover: present(1) }]))
  const keys = sectorTable(5, withRevenueCover(trusts, 5, { own: present(1), stated }), () => null)
  expect(keys.map(({ key }) => key)).toEqual(['dividendYield'])
})
