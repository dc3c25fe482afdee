import { expect, it } from 'vitest'
import { sessionState } from './session-state.ts'

it.each([
  ['LSE', '2026-01-07T06:49:59Z', 'CLOSED'],
  ['LSE', '2026-01-07T06:50:00Z', 'PRE_OPEN'],
  ['LSE', '2026-01-07T07:50:00Z', 'AUCTION'],
  ['LSE', '2026-01-07T08:00:00Z', 'OPEN'],
  ['LSE', '2026-01-07T16:29:59Z', 'OPEN'],
  ['LSE', '2026-01-07T16:30:00Z', 'AUCTION'],
  ['LSE', '2026-01-07T16:35:00Z', 'CLOSED'],
  // British summer time: the clock in London is an hour ahead of UTC.
  ['LSE', '2026-07-08T07:00:00Z', 'OPEN'],
  ['LSE', '2026-07-08T15:30:00Z', 'AUCTION'],
  ['LSE', '2026-01-10T12:00:00Z', 'CLOSED'],
  ['LSE', '2026-12-25T12:00:00Z', 'CLOSED'],
  ['LSE', '2026-12-24T12:32:00Z', 'AUCTION'],
  ['LSE', '2026-12-24T12:35:00Z', 'CLOSED'],
  ['NYSE', '2026-01-07T14:29:59Z', 'PRE_OPEN'],
  ['NYSE', '2026-01-07T14:30:00Z', 'OPEN'],
  // New York changes its clock weeks before London does.
  ['NYSE', '2026-03-16T13:30:00Z', 'OPEN'],
  ['XTKS', '2026-01-07T02:30:00Z', 'CLOSED'],
  ['XTKS', '2026-01-07T03:30:00Z', 'OPEN'],
  // Monday morning in Sydney is still Sunday in London.
  ['XASX', '2026-01-11T23:30:00Z', 'OPEN'],
])('[RP-MARKET-2] %s at %s is %s', (exchange, instant, state) => {
  expect(sessionState(exchange, Date.parse(instant))).toBe(state)
})

it('[RP-MARKET-2] a security is halted while its exchange trades, and suspended at any time', () => {
  const [open, night] = ['2026-01-07T12:00:00Z', '2026-01-07T23:00:00Z'].map(at => Date.parse(at)) as [number, number]
  expect(sessionState('LSE', open, 'HALTED')).toBe('HALTED')
  expect(sessionState('LSE', night, 'HALTED')).toBe('CLOSED')
  expect(sessionState('LSE', open, 'SUSPENDED')).toBe('SUSPENDED')
  expect(sessionState('LSE', night, 'SUSPENDED')).toBe('SUSPENDED')
})
