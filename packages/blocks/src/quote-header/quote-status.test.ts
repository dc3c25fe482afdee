import { expect, it } from 'vitest'
import { closedQuote as quote } from './quote.fixture.ts'
import { quoteStatus, renderedStatus } from './quote-status.ts'

it('describes each state', () => {
  const states = ['LIVE', 'DELAYED', 'CLOSE', 'INDICATIVE', 'AUCTION', 'SUSPENDED'] as const
  const texts = states.map(state => quoteStatus({ ...quote, state }))
  expect(texts[0]).toBe('Live at 16:35:00 GMT')
  expect(texts[1]).toBe('Delayed 15 minutes, 16:35:00 GMT')
  expect(texts[2]).toBe('Closing price, 13 Nov 2026, 16:35:00 GMT')
  expect(texts[5]).toContain('Dealing suspended')
  expect(new Set(texts).size).toBe(states.length)
})

it('[RP-FEED-7] names the delay of a delayed price', () => {
  expect(quoteStatus({ ...quote, state: 'DELAYED', delayMinutes: 20 })).toBe('Delayed 20 minutes, 16:35:00 GMT')
})

it('shows the date, not the time, of a daily price', () => {
  expect(quoteStatus({ ...quote, pricedDaily: true })).toBe('Priced once a day; price as at 13 Nov 2026')
})

it('[RP-MARKET-12] a price that is rendered is not called live: the time says how old it is', () => {
  const moment = { at: '2026-11-16T16:35:00Z', zone: 'Europe/London', pricedDaily: false, delayMinutes: 15 } as const
  expect(renderedStatus({ ...moment, state: 'LIVE' })).toBe('Price at 16:35:00 GMT')
  expect(renderedStatus({ ...moment, state: 'CLOSE' })).toBe('Closing price, 16 Nov 2026, 16:35:00 GMT')
})
