import type { RiskFigures } from '@bellwether/analytics'

/** One portfolio's risk over one period. */
export interface RatedPeriod {
  readonly securityId: number
  /** Only periods of one group are compared. */
  readonly group: string
  readonly years: number
  readonly figures: RiskFigures
}

/** By security, then by years, in the order in which periods were given. */
export type Stars = ReadonlyMap<number, ReadonlyMap<number, number>>

/** The best tenth of a category five, then 22.5, 35, 22.5 and 10 per cent, by return above cash for each unit of volatility. */
export function starsOf(entries: readonly RatedPeriod[]): Stars {
  const stars = new Map<number, Map<number, number>>()
  for (const group of Map.groupBy(entries, entry => entry.group).values()) {
    const ranked = group.toSorted(
      (a, b) => (b.figures.sharpe ?? 0) - (a.figures.sharpe ?? 0) || a.securityId - b.securityId,
    )
    for (const [rank, { securityId, years }] of ranked.entries()) {
      const place = (rank + 0.5) / ranked.length
      const byYears = stars.get(securityId) ?? new Map<number, number>()
      byYears.set(years, place < 0.1 ? 5 : place < 0.325 ? 4 : place < 0.675 ? 3 : place < 0.9 ? 2 : 1)
      stars.set(securityId, byYears)
    }
  }
  return stars
}

const shares: Readonly<Record<number, number>> = { 3: 0.2, 5: 0.3, 10: 0.5 }

/** Ten years count half, five three tenths, three a fifth; of the periods there are. */
export function overallStars(byYears: ReadonlyMap<number, number>): number {
  let [sum, weight] = [0, 0]
  for (const [years, stars] of byYears) {
    sum += stars * (shares[years] ?? 0)
    weight += shares[years] ?? 0
  }
  return weight === 0 ? 0 : Math.round(sum / weight)
}
