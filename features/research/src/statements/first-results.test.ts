import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { noResultsReason } from './first-results.ts'

const next = { day: getIsoDate('2027-03-12'), title: 'Full-year results 2026', confirmed: true }

it('says when a newly listed company’s first results are due', () => {
  expect(noResultsReason(next)).toMatch(/^First results due 12 Mar 2027; /)
  expect(noResultsReason({ ...next, confirmed: false })).toMatch(/^First results expected 12 Mar 2027; /)
  expect(noResultsReason(null)).toBe('No results have been reported yet.')
})
