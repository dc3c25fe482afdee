import { expect, it } from 'vitest'
import { statementChoices, withinOffers } from './statement-choices.ts'

const first = {
  period: 'annual',
  show: 'reported',
  years: 5,
  basis: 'reported',
  currency: 'reported',
  power: null,
  row: null,
}

it('reads what the address chooses', () => {
  const query = 'period=interim&show=growth&years=10&basis=adjusted&currency=GBP&units=bn&row=revenue'
  expect(statementChoices(new URLSearchParams(query))).toEqual({
    period: 'interim',
    show: 'growth',
    years: 10,
    basis: 'adjusted',
    currency: 'GBP',
    power: 9,
    row: 'revenue',
  })
})

it.each([
  '',
  'period=monthly&show=upside-down&years=500&basis=wishful&currency=EUR&units=mm&row=%3Cscript%3E',
  'period=&show=&years=-1&basis=&currency=&units=toString&row=',
])('falls back to annual amounts as reported, five years for "%s"', query => {
  expect(statementChoices(new URLSearchParams(query))).toEqual(first)
})

it('follows units that the switch offers, and no others', () => {
  const requested = statementChoices(new URLSearchParams('units=bn&years=10'))
  expect(withinOffers(requested, { powers: [6, 9] })).toEqual(requested)
  expect(withinOffers(requested, { powers: [3, 6] })).toEqual({ ...requested, power: null })
  expect(withinOffers(requested, { powers: [] })).toEqual({ ...requested, power: null })
})
