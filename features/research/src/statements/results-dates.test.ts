import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { lastPublished } from './results-dates.ts'
import { statement } from './statement.fixture.ts'

it('finds what was published last, whichever kind of period it was', () => {
  const half = statement(2026, {
    months: 6,
    periodEnd: getIsoDate('2026-06-30'),
    publishedOn: getIsoDate('2026-08-13'),
  })
  expect(lastPublished([statement(2025), half])).toEqual({
    publishedOn: '2026-08-13',
    periodEnd: '2026-06-30',
    months: 6,
  })
  expect(lastPublished([statement(2025, { publishedOn: null })])).toBeNull()
})
