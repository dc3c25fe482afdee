import { expect, it } from 'vitest'
import { facetsOf, narrow } from './facets.ts'
import { listed } from './listed-security.fixture.ts'

const hits = [
  listed({ id: 1, name: 'One plc' }),
  listed({ id: 2, name: 'Two plc', sector: 'Banks', priceUnit: 'GBP' }),
  listed({ id: 3, name: 'Three Inc', exchange: 'NYSE', priceUnit: 'USD', sector: 'Banks' }),
  listed({ id: 4, name: 'Four ETF', type: 'ETF', sector: null, priceUnit: 'USD' }),
].map(entry => ({ entry }))

const valuesOf = (chosen: Parameters<typeof facetsOf>[1]) =>
  Object.fromEntries(facetsOf(hits, chosen).map(({ name, values }) => [name, values.map(v => `${v.label} ${v.count}`)]))

it('counts each value, largest first, with pence and pounds as one currency', () => {
  expect(valuesOf({})).toEqual({
    type: ['Shares 3', 'ETFs 1'],
    exchange: ['London Stock Exchange 3', 'New York Stock Exchange 1'],
    currency: ['GBP 2', 'USD 2'],
    sector: ['Banks 2', 'Retailers 1'],
  })
})

it('counts within the other facets’ choices, and keeps the other values of the same facet', () => {
  const chosen = { type: 'EQUITY', currency: 'USD' } as const
  expect(narrow(hits, chosen).map(({ entry }) => entry.id)).toEqual([3])
  expect(valuesOf(chosen)).toMatchObject({ type: ['ETFs 1', 'Shares 1'], currency: ['GBP 2', 'USD 1'] })
})

it('leaves out facets with a single value', () => {
  expect(facetsOf(hits.slice(0, 1), {})).toEqual([])
})
