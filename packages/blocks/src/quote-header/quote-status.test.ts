import { expect, it } from 'vitest'
import { closedQuote as quote } from './quote.fixture.ts'
import { quoteStatus } from './quote-status.ts'

it('describes each state', () => {
  const states = ['LIVE', 'DELAYED', 'CLOSE', 'INDICATIVE', 'AUCTION', 'SUSPENDED'] as const
  const texts = states.map(state => quoteStatus({ ...quote, state }))
  expect(texts[0]).toBe('Live at 16:35:00 GMT')
  expect(texts[2]).toBe('Closing price, 13 Nov 2026, 16:35:00 GMT')
  expect(texts[5]).toContain('Dealing suspended')
  expect(new Set(texts).size).toBe(states.length)
})

it('shows the date, not the time, of a daily price', () => {
  expect(quoteStatus({ ...quote, pricedDaily: true })).toBe('Priced once a day; price as at 13 Nov 2026')
})
