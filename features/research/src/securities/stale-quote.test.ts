import { openTerms } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { staleSince } from './stale-quote.ts'

const at = new Date('2026-11-16T10:00:00Z')
const quote = {
  exchange: 'LSE',
  state: 'LIVE',
  at,
  ticks: 3600,
  firstTickAt: new Date('2026-11-16T08:00:00Z'),
} as const
const on = (time: string, hours: 'exchange' | 'always' = 'exchange') => ({
  hours,
  now: () => new Date(time),
  terms: new Map(),
  audience: 'guests' as const,
})

it('[RP-MARKET-6] a price is stale once its symbol is silent for longer than its rhythm allows', () => {
  expect(staleSince(quote, null, on('2026-11-16T10:01:00Z'))).toBeNull()
  expect(staleSince(quote, null, on('2026-11-16T10:01:01Z'))).toEqual(at)
  expect(staleSince(quote, new Date('2026-11-16T10:01:00Z'), on('2026-11-16T10:01:30Z'))).toBeNull()
  expect(staleSince(quote, null, on('2026-11-16T23:00:00Z', 'always'))).toEqual(at)
})

it('[RP-MARKET-6] a close is not stale while the market is closed, nor in the half hour after it opened', () => {
  expect(staleSince(quote, null, on('2026-11-16T20:00:00Z'))).toBeNull()
  const closed = { ...quote, state: 'CLOSE' } as const
  expect(staleSince(closed, null, on('2026-11-17T08:29:00Z'))).toBeNull()
  expect(staleSince(closed, null, on('2026-11-17T08:31:00Z'))).toEqual(at)
  expect(staleSince(closed, new Date('2026-11-17T08:30:30Z'), on('2026-11-17T08:31:00Z'))).toBeNull()
})

it('[RP-FEED-7] the price of a delayed source is as old as its delay without being stale', () => {
  const terms = new Map([['LSE', { ...openTerms, sourceDelayMinutes: 15 }]])
  expect(staleSince(quote, null, { ...on('2026-11-16T10:16:00Z'), terms })).toBeNull()
  expect(staleSince(quote, null, { ...on('2026-11-16T10:16:01Z'), terms })).toEqual(at)
})

it('a symbol that has never ticked has no rhythm to miss', () => {
  const stored = { ...quote, state: 'CLOSE', ticks: null, firstTickAt: null } as const
  expect(staleSince(stored, null, on('2026-11-17T12:00:00Z'))).toBeNull()
  expect(staleSince({ ...quote, state: 'SUSPENDED' }, null, on('2026-11-16T12:00:00Z'))).toBeNull()
})
