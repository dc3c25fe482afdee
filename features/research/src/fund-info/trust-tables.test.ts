import { expect, it } from 'vitest'
import { tierLabel } from './trust-tables.ts'

it.each([
  [null, 50_000_000_000, 'Up to £500m'],
  [50_000_000_000, 100_000_000_000, '£500m to £1.00bn'],
  [50_000_000_000, null, 'Above £500m'],
  [null, null, 'All net assets'],
])('a fee from %s to %s is for: %s', (from, upTo, words) => {
  expect(tierLabel(from, upTo, 'GBP')).toBe(words)
})
