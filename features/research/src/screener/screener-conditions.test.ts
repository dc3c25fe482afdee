import { readScreenerAddress } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { parseNumber, toConditions } from './screener-conditions.ts'

const today = getIsoDate('2026-11-13')
const read = (query: string) => toConditions(readScreenerAddress(new URLSearchParams(query)), today)
const filters = (query: string) => read(query).conditions.map(({ filter }) => filter)

it('converts typed values to stored units: per cent, millions of pounds, years from today', () => {
  expect(filters('yieldFrom=3.5&sizeFrom=1,250&sizeTo=2000&priceEarningsTo=15')).toEqual([
    { kind: 'range', column: 'size', from: 125_000_000_000, to: 200_000_000_000 },
    { kind: 'range', column: 'yield', from: 0.035 },
    { kind: 'range', column: 'priceEarnings', to: 15 },
  ])
  expect(filters('type=BOND&maturityTo=2')).toEqual([{ kind: 'range', column: 'maturity', to: '2028-11-13' }])
  expect(filters('type=CLOSED_END_FUND&discountTo=−10%25')).toEqual([{ kind: 'range', column: 'discount', to: -0.1 }])
})

it('reads choices', () => {
  expect(filters('type=FUND&style=passive&income=ACC&risk=lower&category=Global')).toEqual([
    { kind: 'choice', column: 'category', value: 'Global' },
    { kind: 'choice', column: 'passive', value: true },
    { kind: 'choice', column: 'incomeClass', value: 'ACC' },
    { kind: 'range', column: 'risk', to: 0.34 },
  ])
  expect(filters('type=FUND&risk=nonsense')).toEqual([])
})

it('reports unreadable input and ignores that filter', () => {
  expect(read('yieldFrom=lots&sizeFrom=5&sizeTo=1')).toEqual({
    conditions: [],
    errors: {
      yieldFrom: expect.stringContaining('Enter a number'),
      sizeTo: expect.stringContaining('Must not be below'),
    },
  })
})

it.each([
  ['1,250.5', 1250.5],
  ['£100', 100],
  ['−10%', -10],
  ['.5', 0.5],
  ['', null],
  ['1e9', null],
  ['Infinity', null],
  ['--1', null],
  ['9'.repeat(40), null],
])('%s is %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})
