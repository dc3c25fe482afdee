import { riskFigures } from '@bellwether/analytics'
import { describe, expect, it } from 'vitest'
import { overallStars, starsOf } from './stars.ts'

const flat = riskFigures([], [], [])

describe('starsOf', () => {
  it('gives a tenth of a category five stars, then 22.5, 35, 22.5 and 10 per cent', () => {
    const entries = Array.from({ length: 40 }, (_, index) => ({
      securityId: index + 1,
      group: 'Global 3',
      years: 3,
      figures: { ...flat, sharpe: -index },
    }))
    const counted = Map.groupBy([...starsOf(entries).values()], byYears => byYears.get(3))
    expect([5, 4, 3, 2, 1].map(stars => counted.get(stars)?.length)).toEqual([4, 9, 14, 9, 4])
  })
})

describe('overallStars', () => {
  it('lets ten years count half, and makes do with what there is', () => {
    // 0.2 × 5 + 0.3 × 4 + 0.5 × 2 = 3.2
    expect(
      overallStars(
        new Map([
          [3, 5],
          [5, 4],
          [10, 2],
        ]),
      ),
    ).toBe(3)
    // (0.2 × 5 + 0.3 × 2) ÷ 0.5 = 3.2
    expect(
      overallStars(
        new Map([
          [3, 5],
          [5, 2],
        ]),
      ),
    ).toBe(3)
    expect(overallStars(new Map([[3, 4]]))).toBe(4)
  })
})
