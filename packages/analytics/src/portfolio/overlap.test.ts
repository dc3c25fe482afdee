import { formatPercent } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdingsInCommon, overlapWeight } from './overlap.ts'

const held = (name: string, isin: string | null, weighting: number, sedol: string | null = null) => ({
  name,
  isin,
  sedol,
  weighting,
})

describe('holdingsInCommon', () => {
  it('matches by ISIN whatever the names, then by SEDOL, then by name', () => {
    const own = [held('Harrow & Vale', 'A', 0.05), held('Brackwell', null, 0.04, 'B1'), held('Cash', null, 0.02)]
    const theirs = [
      held('Harrow and Vale plc', 'A', 0.03),
      held('Brackwell plc', 'B', 0.01, 'B1'),
      held('CASH', null, 0.09),
    ]
    expect(holdingsInCommon(own, theirs)).toEqual([
      { name: 'Harrow & Vale', own: 0.05, other: 0.03 },
      { name: 'Cash', own: 0.02, other: 0.09 },
      { name: 'Brackwell', own: 0.04, other: 0.01 },
    ])
  })

  it('does not take two securities of one name for the same where both have an ISIN', () => {
    expect(holdingsInCommon([held('Brackwell', 'A', 0.1)], [held('Brackwell', 'B', 0.1)])).toEqual([])
  })

  it('[RP-FORMAT-18] overlaps by the sum of the smaller weights as shown', () => {
    const common = [
      { name: 'Harrow & Vale', own: 0.05004, other: 0.07 },
      { name: 'Brackwell', own: 0.06, other: 0.03004 },
      { name: 'Cash', own: 0.02004, other: 0.02004 },
    ]
    expect(common.map(({ own, other }) => formatPercent(Math.min(own, other)))).toEqual(['5.00%', '3.00%', '2.00%'])
    expect(formatPercent(overlapWeight(common))).toBe('10.00%')
  })

  it('overlaps as much from either side', () => {
    const holdings = fc.uniqueArray(
      fc.record({ isin: fc.integer({ min: 0, max: 30 }), weighting: fc.double({ min: 0, max: 0.1, noNaN: true }) }),
      { selector: ({ isin }) => isin },
    )
    const overlap = (a: Parameters<typeof holdingsInCommon>[0], b: Parameters<typeof holdingsInCommon>[0]) =>
      overlapWeight(holdingsInCommon(a, b))
    fc.assert(
      fc.property(holdings, holdings, (left, right) => {
        const [a, b] = [left, right].map(list => list.map(({ isin, weighting }) => held('', String(isin), weighting)))
        expect(overlap(a ?? [], b ?? [])).toBeCloseTo(overlap(b ?? [], a ?? []), 10)
      }),
    )
  })
})
