import { expect, it } from 'vitest'
import { timeLabels } from './time-labels.ts'

const texts = (times: string[]) => timeLabels(times, 'Europe/London').map(label => label.text)

it('shows hours in exchange time within a day', () => {
  expect(texts(['2026-07-01T07:00:00.000Z', '2026-07-01T15:30:00.000Z'])).toEqual(['08:00', '16:30'])
})

it('shows days within months, months within years, then years', () => {
  expect(texts(['2026-10-13', '2026-11-13'])).toEqual(['13 Oct', '13 Nov'])
  expect(texts(['2025-11-13', '2026-11-13'])).toEqual(['Nov 2025', 'Nov 2026'])
  expect(texts(['2016-11-14', '2026-11-13'])).toEqual(['2016', '2026'])
})

it('[RP-CHART-6] shows days where bars within days span several', () => {
  expect(texts(['2026-11-09T08:00:00.000Z', '2026-11-11T08:00:00.000Z', '2026-11-13T16:30:00.000Z'])).toEqual([
    '9 Nov',
    '11 Nov',
    '13 Nov',
  ])
})

it('has no labels without points', () => {
  expect(timeLabels([], 'Europe/London')).toEqual([])
})
