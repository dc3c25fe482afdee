import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { isStaleReport } from './stale-holdings.ts'

it('[RP-HOLD-8] marks a report from the ninety-first day on', () => {
  const today = getIsoDate('2026-11-13')
  expect(isStaleReport(getIsoDate('2026-08-15'), today)).toBe(false)
  expect(isStaleReport(getIsoDate('2026-08-14'), today)).toBe(true)
})
