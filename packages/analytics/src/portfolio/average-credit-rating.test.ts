import { describe, expect, it } from 'vitest'
import { averageCreditRating } from './average-credit-rating.ts'

describe('averageCreditRating', () => {
  it('is the grade nearest to the weighted average, leaving out what is not rated', () => {
    // 0.5 × 1 + 0.3 × 2 + 0.1 × 4 = 1.5 over 0.9 rated: 1.67, nearest to A.
    expect(
      averageCreditRating([
        { name: 'AA', weighting: 0.5 },
        { name: 'A', weighting: 0.3 },
        { name: 'BB', weighting: 0.1 },
        { name: 'Not rated', weighting: 0.1 },
      ]),
    ).toBe('A')
  })

  it('is nothing where nothing is rated', () => {
    expect(averageCreditRating([{ name: 'Not rated', weighting: 1 }])).toBeNull()
    expect(averageCreditRating([])).toBeNull()
  })
})
