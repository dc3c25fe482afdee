import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { staleSince } from './stale-figures.ts'

const end = getIsoDate('2025-06-30')

it('treats figures as out of date after 15 months', () => {
  expect(staleSince(end, getIsoDate('2026-09-30'))).toBeNull()
  expect(staleSince(end, getIsoDate('2026-10-01'))).toBe(end)
  expect(staleSince(null, end)).toBeNull()
})
