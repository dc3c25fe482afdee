import { addDays, getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { giltYields } from './gilt-yields.ts'

const gilt = { coupon: 4.5, maturity: getIsoDate('2034-09-07') }
const start = getIsoDate('2026-01-05')
const closes = (...pounds: readonly number[]) =>
  pounds.map((value, at) => ({ day: addDays(start, at), price: price(value * 100, 2, 'GBP') }))

it('yields its coupon at par, more below and less above', () => {
  const state = giltYields(gilt, closes(100, 95, 105))
  if (state.state !== 'ready') throw new Error('not ready')
  const [par = 0, below = 0, above = 0] = state.view.values.map(Number)
  expect(par).toBeCloseTo(0.045, 3)
  expect(below).toBeGreaterThan(par + 0.005)
  expect(above).toBeLessThan(par - 0.005)
  expect(state.view.fromZero).toBe(false)
})

it('keeps the latest of many days', () => {
  const many = closes(...Array.from({ length: 250 }, () => 100))
  const state = giltYields(gilt, many)
  if (state.state !== 'ready') throw new Error('not ready')
  expect(state.view.days.length).toBeLessThanOrEqual(130)
  expect(state.view.days.at(-1)).toBe(many.at(-1)?.day)
})

it.each([
  ['without prices', gilt],
  ['after redemption', { ...gilt, maturity: start }],
])('has a reason %s', (what, terms) => {
  expect(giltYields(terms, what === 'without prices' ? [] : closes(100, 100))).toMatchObject({ state: 'empty' })
})

it('says of an index-linked gilt that its yield is above inflation', () => {
  const state = giltYields(gilt, closes(100, 95, 105), { real: true })
  expect(state.state === 'ready' ? state.view.words : '').toMatch(/\d\.\d\d% above inflation at the end/)
})
