import { expect, it } from 'vitest'
import { defaultChartChoices } from './chart-address.ts'
import { parseChartQuery } from './chart-query.ts'

const parse = (text: string) => parseChartQuery(new URLSearchParams(text))

it('reads what the page would read', () => {
  expect(parse('')).toEqual(defaultChartChoices)
  expect(parse('range=5Y&compare=LSE:BW.,INDEX:UK100&events=')).toEqual({
    ...defaultChartChoices,
    range: '5Y',
    compare: ['LSE:BW.', 'INDEX:UK100'],
    events: [],
  })
})

it.each([
  ['range=7Y', 'range', 'must be one of 1D, 5D'],
  ['scale=cubic', 'scale', 'must be one of linear, log, percent'],
  ['events=rumour', 'events', 'must be one of ex-dividend'],
  ['compare=A,B,C,D,E,F', 'compare', 'must not have more than 5 items'],
  [`compare=${'A'.repeat(41)}`, 'compare', 'must not have more than 40 characters'],
  ['range=1Y&range=5Y', 'range', 'may be given once'],
  ['colour=red', 'colour', 'is not known here'],
  ['__proto__=1', '__proto__', 'is not known here'],
])('says what is wrong with %s', (text, field, reason) => {
  expect(parse(text)).toEqual({ field, reason: expect.stringContaining(reason) })
})
