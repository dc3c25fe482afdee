import { expect, it } from 'vitest'
import { facetsOf, narrow } from './facets.ts'
import { listed } from './listed-security.fixture.ts'

const hits = [
  listed({ id: 1, name: 'One plc', wrappers: ['DEALING'], actions: ['SELL'] }),
  listed({ id: 2, name: 'Two plc', sector: 'Banks', priceUnit: 'GBP', wrappers: [], actions: [] }),
  listed({
    id: 3,
    name: 'Three Inc',
    wrappers: ['DEALING', 'SIPP'],
    exchange: 'NYSE',
    priceUnit: 'USD',
    sector: 'Banks',
  }),
  listed({ id: 4, name: 'Four ETF', wrappers: ['DEALING', 'SIPP'], type: 'ETF', sector: null, priceUnit: 'USD' }),
].map(entry => ({ entry }))

const valuesOf = (chosen: Parameters<typeof facetsOf>[1]) =>
  Object.fromEntries(facetsOf(hits, chosen).map(({ name, values }) => [name, values.map(v => `${v.label} ${v.count}`)]))

it('counts each value, largest first, with pence and pounds as one currency', () => {
  expect(valuesOf({})).toEqual({
    type: ['Shares 3', 'ETFs 1'],
    wrapper: ['Dealing account 3', 'SIPP 2'],
    dealing: ['Available to sell 3', 'Available to buy 2', 'Regular investing 2', 'Not tradable now 1'],
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

it('[RP-SEARCH-19] narrows by the account that can hold it and by what can be done with it', () => {
  const idsOf = (chosen: Parameters<typeof narrow>[1]) => narrow(hits, chosen).map(({ entry }) => entry.id)
  expect([idsOf({ wrapper: 'SIPP' }), idsOf({ dealing: 'BUY' }), idsOf({ dealing: 'NONE' })]).toEqual([
    [3, 4],
    [3, 4],
    [2],
  ])
  expect(valuesOf({ dealing: 'SELL' }).wrapper).toEqual(['Dealing account 3', 'SIPP 2'])
})

it('leaves out facets that narrow nothing', () => {
  expect(facetsOf(hits.slice(3), {})).toEqual([])
})
