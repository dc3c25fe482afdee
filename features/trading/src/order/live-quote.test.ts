import type { quotes } from '@bellwether/db'
import { getMarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import { expect, it } from 'vitest'
import { quoteAt } from './live-quote.ts'

const quote = {
  priceUnit: 'GBX',
  priceScale: 2,
  state: 'CLOSE',
  at: new Date('2026-11-13T16:35:00Z'),
  last: 1_000_00,
  bid: 999_00,
  ask: 1_001_00,
  sourceName: 'Somewhere',
} as quotes.Quote
const tick: Tick = {
  marketCode: getMarketCode('LSE:HVL'),
  epoch: 1,
  sequence: 7,
  time: quote.at.getTime() + 1,
  state: 'LIVE',
  unit: 'GBX',
  scale: 2,
  price: 1_010_00,
  bid: 1_009_00,
  ask: null,
  previousClose: null,
}

it('has the prices, the state and the instant of a newer tick, and all else as stored', () => {
  expect(quoteAt(quote, tick)).toEqual({
    ...quote,
    state: 'LIVE',
    at: new Date(tick.time),
    last: 1_010_00,
    bid: 1_009_00,
    ask: null,
  })
  expect(quoteAt(quote, { ...tick, state: 'CLOSED' }).state).toBe('CLOSE')
})

it.each([
  ['there is no tick', null],
  ['the quote is as new', { ...tick, time: quote.at.getTime() }],
  ['the tick counts in another unit', { ...tick, unit: 'GBP' }],
  ['the tick counts in other parts', { ...tick, scale: 3 }],
])('is the stored one where %s', (_, given) => {
  expect(quoteAt(quote, given)).toBe(quote)
})
