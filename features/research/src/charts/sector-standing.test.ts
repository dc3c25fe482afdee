import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { comparedSpans } from '../sector-figures/compared-spans.ts'
import { describeSector, standingOver } from './sector-standing.ts'
import { cumulativePeriods } from './standard-periods.ts'

const asAt = getIsoDate('2026-11-13')
const life = { asAt, managedSince: getIsoDate('2023-02-01'), beganOn: null }
const count = comparedSpans(life).length
const stored = {
  ...life,
  averages: Array.from({ length: count }, (_, place) => place / 100),
  counted: Array(count).fill(8),
  places: Array.from({ length: count }, (_, place) => (place === 0 ? null : 2)),
}

describe('the stored standing of a security', () => {
  it('[RP-COMPARE-4] gives each period its average and rank, with the quartile', () => {
    const { averages, ranks } = standingOver(stored, cumulativePeriods(asAt))
    expect(averages).toEqual([0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07])
    expect(ranks[0]).toBeNull()
    expect(ranks[1]).toEqual({ place: 2, of: 8, quartile: 1 })
  })

  it('finds a period that begins on a day of its own, and none that is not stored', () => {
    const own = { label: 'Since manager start', from: getIsoDate('2023-02-01'), to: asAt }
    const other = { label: 'Since listing', from: getIsoDate('2022-02-01'), to: asAt }
    expect(standingOver(stored, [own, other]).averages).toEqual([0.13, null])
  })

  it('[RP-COMPARE-23] is used by name on a later day, and says which day it ends on', () => {
    const next = getIsoDate('2026-11-16')
    const later = { label: 'Since manager start', from: getIsoDate('2023-02-01'), to: next }
    expect(standingOver(stored, [...cumulativePeriods(next), later]).averages).toEqual([
      0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.13,
    ])
    const standing = { name: 'Retailers', asAt, averages: [], ranks: [] }
    expect(describeSector(standing, asAt)).toBe('Sector: Retailers.')
    expect(describeSector(standing, next)).toBe('Sector: Retailers, to 13 Nov 2026.')
  })
})
