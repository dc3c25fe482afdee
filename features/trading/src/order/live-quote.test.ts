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

it('takes prices, state and time from a newer tick and everything else from the stored quote', () => {
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
  ['the tick is not newer', { ...tick, time: quote.at.getTime() }],
  ['the tick has another unit', { ...tick, unit: 'GBP' }],
  ['the tick has another scale', { ...tick, scale: 3 }],
])('returns the stored quote where %s', (_, given) => {
  expect(quoteAt(quote, given)).toBe(quote)
})
