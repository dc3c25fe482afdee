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
})

it('[RP-SCREEN-9] takes a price in pounds, on the list of every type', () => {
  for (const type of ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'] as const) {
    const address = {
      ...readScreenerAddress(new URLSearchParams()),
      type,
      texts: { priceFrom: '£4.50', priceTo: '100' },
    }
    expect(toConditions(address, getIsoDate('2026-11-13')).conditions.map(({ filter }) => filter)).toEqual([
      { kind: 'range', column: 'price', from: 4.5, to: 100 },
    ])
  }
})

it('[RP-SCREEN-1] takes a discount of 10 for 10% below NAV, and a negative one for a premium', () => {
  const discount = (query: string) => filters(`type=CLOSED_END_FUND&${query}`)
  expect(discount('discountFrom=10')).toEqual([{ kind: 'range', column: 'discount', to: -0.1 }])
  expect(discount('discountFrom=5&discountTo=10%25')).toEqual([
    { kind: 'range', column: 'discount', from: -0.1, to: -0.05 },
  ])
  expect(discount('discountTo=−2')).toEqual([{ kind: 'range', column: 'discount', from: 0.02 }])
})

it('reads what a security has several of, and quarters', () => {
  expect(filters('index=UK100&wrapper=ISA&market=LSE+AIM&country=GB')).toEqual([
    { kind: 'member', column: 'index', value: 'UK100' },
    { kind: 'choice', column: 'market', value: 'LSE AIM' },
    { kind: 'choice', column: 'country', value: 'GB' },
    { kind: 'member', column: 'wrapper', value: 'ISA' },
  ])
  expect(filters('type=FUND&chargeQuartile=2&quartile3y=nonsense&sdrLabel=Sustainability+Focus')).toEqual([
    { kind: 'choice', column: 'sdrLabel', value: 'Sustainability Focus' },
    { kind: 'range', column: 'chargeQuartile', to: 2 },
  ])
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
