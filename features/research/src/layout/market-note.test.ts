import { expect, it } from 'vitest'
import { marketNote } from './market-note.ts'

const share = { status: 'ACTIVE', simulated: true } as const
const quote = { exchangeCode: 'LSE', pricedDaily: false, state: 'CLOSE', zone: 'Europe/London' } as const
const on = (at: string, hours: 'exchange' | 'always' = 'exchange') => ({ hours, now: () => new Date(at) })

it('[RP-MARKET-8] outside hours the page says that the market is closed and when it opens', () => {
  expect(marketNote(on('2026-11-15T22:00:00Z'), share, quote)).toEqual({
    kind: 'CLOSED',
    text: 'Market closed. Opens 16 Nov 2026, 08:00:00 GMT.',
  })
  expect(marketNote(on('2026-12-24T13:00:00Z'), share, quote)?.text).toBe(
    'Market closed. Opens 29 Dec 2026, 08:00:00 GMT.',
  )
  expect(marketNote(on('2026-11-16T07:30:00Z'), share, quote)?.kind).toBe('CLOSED')
})

it('[RP-MARKET-9] a demonstration that trades outside hours says so, and only then', () => {
  expect(marketNote(on('2026-11-15T22:00:00Z', 'always'), share, quote)).toEqual({
    kind: 'DEMONSTRATION',
    text: 'Demonstration: simulated trading outside market hours.',
  })
  expect(marketNote(on('2026-11-16T12:00:00Z', 'always'), share, quote)).toBeNull()
  expect(marketNote(on('2026-11-15T22:00:00Z', 'always'), { ...share, simulated: false }, quote)).toBeNull()
})

it('says nothing while the market trades, of a suspended share or of a fund', () => {
  expect(marketNote(on('2026-11-16T12:00:00Z'), share, quote)).toBeNull()
  expect(marketNote(on('2026-11-16T16:31:00Z'), share, quote)).toBeNull()
  const night = on('2026-11-15T22:00:00Z')
  expect(marketNote(night, { ...share, status: 'SUSPENDED' }, quote)).toBeNull()
  expect(marketNote(night, share, { ...quote, state: 'SUSPENDED' })).toBeNull()
  expect(marketNote(night, share, { ...quote, pricedDaily: true })).toBeNull()
})
