import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { chartDates } from './chart-dates.ts'

const history = { first: getIsoDate('2016-11-14'), last: getIsoDate('2026-11-13') }
const read = (from: string | null, to: string | null) => chartDates({ from, to }, history)

it('[RP-CHART-8] takes dates inside the history; an end that is left out is that of the history', () => {
  expect(read('2025-01-01', '2025-03-31').dates).toEqual({ from: '2025-01-01', to: '2025-03-31' })
  expect(read('2025-01-01', null).dates).toEqual({ from: '2025-01-01', to: '2026-11-13' })
  expect(read(null, '2025-03-31').dates).toEqual({ from: '2016-11-14', to: '2025-03-31' })
  expect(read(null, null)).toEqual({ dates: null, problem: null })
})

it.each([
  ['2016-11-13', '2020-01-01', 'Prices are available from 14 Nov 2016 to 13 Nov 2026: choose dates in this period.'],
  ['2020-01-01', '2026-11-14', 'Prices are available from 14 Nov 2016 to 13 Nov 2026: choose dates in this period.'],
  ['2020-02-01', '2020-01-01', 'The first date must be before the last.'],
  ['2020-01-01', '2020-01-01', 'The first date must be before the last.'],
  ['2020-02-30', '2020-03-01', 'Enter valid dates.'],
  ['last week', null, 'Enter valid dates.'],
])('[RP-CHART-8] refuses %s to %s: %s', (from, to, problem) => {
  expect(read(from, to)).toEqual({ dates: null, problem })
})
