import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { calendarYears, discretePeriods, fromStart, periodStart } from './period-start.ts'

const day = getIsoDate('2026-11-13')
const first = getIsoDate('2016-11-14')

it.each([
  ['1D', '2026-11-12'],
  ['5D', '2026-11-06'],
  ['1W', '2026-11-06'],
  ['1M', '2026-10-13'],
  ['3M', '2026-08-13'],
  ['6M', '2026-05-13'],
  ['YTD', '2025-12-31'],
  ['1Y', '2025-11-13'],
  ['3Y', '2023-11-13'],
  ['5Y', '2021-11-13'],
  ['10Y', '2016-11-13'],
  ['MAX', '2016-11-14'],
] as const)('[RP-RETURN-11] starts %s on %s', (period, start) => {
  expect(periodStart(period, day, first)).toBe(start)
})

it('[RP-RETURN-11] takes the end of a month that has no such day', () => {
  expect(periodStart('1M', getIsoDate('2026-03-31'), first)).toBe('2026-02-28')
  expect(periodStart('1Y', getIsoDate('2024-02-29'), first)).toBe('2023-02-28')
})

describe('the days of a period', () => {
  const days = ['2026-11-05', '2026-11-06', '2026-11-09'].map(text => ({ day: getIsoDate(text) }))

  it('[RP-RETURN-10] begin with the last close on or before the start', () => {
    expect(fromStart(days, getIsoDate('2026-11-08')).map(each => each.day)).toEqual(['2026-11-06', '2026-11-09'])
    expect(fromStart(days, getIsoDate('2026-11-06')).map(each => each.day)).toEqual(['2026-11-06', '2026-11-09'])
  })

  it('are all there are where the history starts later', () => {
    expect(fromStart(days, getIsoDate('2026-11-01'))).toHaveLength(3)
  })
})

describe('discrete periods', () => {
  it('[RP-RETURN-3] are five complete 12-month periods to the end of the last complete month, latest first', () => {
    expect(discretePeriods(day)).toEqual([
      { from: '2025-10-31', to: '2026-10-31' },
      { from: '2024-10-31', to: '2025-10-31' },
      { from: '2023-10-31', to: '2024-10-31' },
      { from: '2022-10-31', to: '2023-10-31' },
      { from: '2021-10-31', to: '2022-10-31' },
    ])
  })

  it('take the month that ends today as complete, and the end of February as it falls', () => {
    const [latest, before] = discretePeriods(getIsoDate('2024-02-29'))
    expect(latest).toEqual({ from: '2023-02-28', to: '2024-02-29' })
    expect(before).toEqual({ from: '2022-02-28', to: '2023-02-28' })
  })

  it('[RP-RETURN-11] are also the calendar years known in full, latest first', () => {
    expect(calendarYears(day, getIsoDate('2022-12-30'), 10).map(({ year }) => year)).toEqual([2025, 2024, 2023])
    expect(calendarYears(getIsoDate('2026-12-31'), getIsoDate('2024-06-01'), 10)[0]).toEqual({
      year: 2026,
      from: '2025-12-31',
      to: '2026-12-31',
    })
  })
})
