import { expect, it } from 'vitest'
import { readDay } from './fields.ts'

const range = { from: '2000-01-01', to: '2026-12-31' }

it.each([
  '13-Nov-2025',
  '13 November 2025',
  '13/Nov/2025',
  'Nov 13, 2025',
  'November 13, 2025',
  '13.Nov.2025',
  '20251113',
])('[IM-ROW-1] a day is read as %s', given => {
  expect(readDay('date', given, range)).toBe('2025-11-13')
})

it.each(['2025-11-13T23:30:00+05:30', '2025-11-13 00:00:00-05:00', '2025-11-13T00:00:00Z'])(
  '[IM-ROW-1] a day is that of its own zone: %s',
  given => {
    expect(readDay('date', given, range)).toBe('2025-11-13')
  },
)

it.each(['11/12/2025', '11-12-2025', '31 Feb 2025', '13-Nox-2025', 'Nov 2025'])(
  '[IM-ROW-1] what could be two days, or is none, is rejected: %s',
  given => {
    expect(() => readDay('date', given, range)).toThrow(expect.objectContaining({ code: 'IMPORT_NOT_A_DATE' }))
  },
)
