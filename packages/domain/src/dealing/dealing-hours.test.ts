import { expect, it } from 'vitest'
import { isDealingOpen } from './dealing-hours.ts'

it.each([
  ['a Friday morning in London', 'LSE', '2026-11-13T10:00:00Z', true],
  ['the closing auction', 'LSE', '2026-11-13T16:32:00Z', false],
  ['a Sunday', 'LSE', '2026-11-15T10:00:00Z', false],
  ['a bank holiday', 'LSE', '2026-12-25T10:00:00Z', false],
  ['New York before it opens', 'NYSE', '2026-11-13T10:00:00Z', false],
  ['an exchange nobody knows', 'NOWHERE', '2026-11-13T10:00:00Z', false],
  ['a fund on a Sunday', 'FUND', '2026-11-15T10:00:00Z', true],
])('%s', (_when, exchange, at, open) => {
  expect(isDealingOpen(exchange, new Date(at), 'exchange')).toBe(open)
})

it('never closes where the market is simulated', () => {
  expect(isDealingOpen('LSE', new Date('2026-11-15T03:00:00Z'), 'always')).toBe(true)
})
