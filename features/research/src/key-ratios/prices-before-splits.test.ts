import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { isInOtherShares } from './prices-before-splits.ts'

const day = getIsoDate
const statements = [
  { splitRatio: null, splitAfter: null },
  { splitRatio: 10, splitAfter: day('2024-02-21') },
  { splitRatio: 40, splitAfter: day('2021-02-26') },
]
const split = (effectiveOn: string, factor: number) =>
  ({ kind: 'SPLIT', effectiveOn: day(effectiveOn), factor }) as const
const both = [split('2024-06-10', 0.1), split('2021-07-20', 0.25)]

it('[RP-AGE-6] prices that are adjusted for the splits of the accounts are in their shares', () => {
  for (const close of ['2019-01-25', '2023-01-27', '2025-01-24'])
    expect(isInOtherShares(day(close), statements, both), close).toBe(false)
})

it('[RP-AGE-6] prices that know of one split only are in theirs after the other', () => {
  const one = [split('2021-07-20', 0.25)]
  expect(isInOtherShares(day('2023-01-27'), statements, one)).toBe(true)
  expect(isInOtherShares(day('2025-01-24'), statements, one)).toBe(false)
  expect(isInOtherShares(day('2019-01-25'), statements, [split('2024-06-10', 0.1)])).toBe(true)
})

it('[RP-AGE-6] a security whose accounts show no split has none to know of', () => {
  expect(isInOtherShares(day('2023-01-27'), [{ splitRatio: null, splitAfter: null }], [])).toBe(false)
})
