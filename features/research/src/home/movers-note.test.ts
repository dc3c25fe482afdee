import { getMarketCode } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { moversNote } from './movers-note.ts'

const on = (at: string, hours: 'exchange' | 'always' = 'exchange') => ({ hours, now: () => new Date(at) })
const london = { marketCode: getMarketCode('LSE:HVL'), at: '2026-11-13T16:35:00Z' }
const newYork = { marketCode: getMarketCode('NYSE:CRSN'), at: '2026-11-13T21:00:00Z' }

it('[RP-MARKET-8] dates the changes of the home page while every market is closed', () => {
  const note = 'Markets closed. Changes at the close of 13 Nov 2026.'
  expect(moversNote(on('2026-11-15T22:00:00Z'), [london, newYork], true)).toBe(note)
  expect(moversNote(on('2026-11-16T18:00:00Z'), [london, newYork], true)).toBeNull()
  expect(moversNote(on('2026-11-16T18:00:00Z'), [london], true)).toBe(note)
  expect(moversNote(on('2026-11-15T22:00:00Z'), [], true)).toBeNull()
})

it('[RP-MARKET-9] says on the home page that a demonstration trades outside hours', () => {
  const night = on('2026-11-15T22:00:00Z', 'always')
  expect(moversNote(night, [london], true)).toBe('Demonstration: simulated trading outside market hours.')
  expect(moversNote(night, [london], false)).toBeNull()
  expect(moversNote(on('2026-11-16T12:00:00Z', 'always'), [london], true)).toBeNull()
})
