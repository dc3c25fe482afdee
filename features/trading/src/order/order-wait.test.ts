import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { waitOf, waitText } from './order-wait.ts'
import { lastDayAtQuote } from './traded-security.ts'

const sunday = new Date('2026-11-15T22:00:00Z')

it('[RP-MARKET-10] an order outside market hours waits for the opening, and the ticket says when that is expected', () => {
  const wait = waitOf('LSE', sunday, 'exchange', null)
  expect(wait).toEqual({ reason: 'CLOSED', opensAt: new Date('2026-11-16T08:00:00Z') })
  expect(wait && waitText(wait, 'LSE')).toBe(
    'The market is closed. It is expected to open on 16 Nov 2026, 08:00:00 GMT.',
  )
  expect(waitOf('LSE', sunday, 'always', null)).toBeNull()
  expect(waitOf('FUND', sunday, 'exchange', null)).toBeNull()
  expect(waitOf('LSE', new Date('2026-11-16T10:00:00Z'), 'exchange', null)).toBeNull()
})

it('[RP-ORDER-15] an order waits while the price is stale', () => {
  const since = new Date('2026-11-16T09:00:00Z')
  const wait = waitOf('LSE', new Date('2026-11-16T10:00:00Z'), 'exchange', since)
  expect(wait).toEqual({ reason: 'STALE', since })
  expect(wait && waitText(wait, 'LSE')).toContain('no new price since 16 Nov 2026, 09:00:00 GMT')
})

it('[RP-ORDER-6] it waits until the next business day, or until the opening where that is later', () => {
  const friday = getIsoDate('2027-01-15')
  expect(lastDayAtQuote({ day: friday, wait: null })).toBe('2027-01-18')
  // New York is closed on the Monday.
  const wait = waitOf('NYSE', new Date('2027-01-15T22:00:00Z'), 'exchange', null)
  expect(lastDayAtQuote({ day: friday, wait })).toBe('2027-01-19')
})
