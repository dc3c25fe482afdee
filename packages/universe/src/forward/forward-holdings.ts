import { type IsoDate, toEpochDay } from '@bellwether/domain'
import { isoOf } from '../calendar.ts'
import { portfolioDate } from '../portfolio/profile-rows.ts'
import { roundWeight } from '../portfolio/weights.ts'
import { createRandom } from '../rng.ts'
import type { HoldingRow } from '../rows/portfolio.ts'

const monthlyMove = 0.06

/** The day of the holdings that are published by a day. */
export function holdingsDay(day: IsoDate): IsoDate {
  return isoOf(portfolioDate(toEpochDay(day)))
}

/**
 * The published holdings of a later month. Weights move between holdings of one kind, sector and country, so that breakdowns, which
 * are of the whole portfolio, remain true; a holding moves alike in all share classes of a fund.
 */
export function forwardHoldings(seed: number, asAt: IsoDate, holdings: readonly HoldingRow[]): HoldingRow[] {
  const bySecurity = Map.groupBy(holdings, ({ security_id }) => security_id)
  return [...bySecurity.values()].flatMap(rows =>
    [...Map.groupBy(rows, ({ holding_type, sector, country }) => `${holding_type} ${sector} ${country}`).values()]
      .flatMap(group => movedWithin(seed, asAt, group))
      .toSorted((a, b) => b.weighting - a.weighting || a.rank - b.rank)
      .map((row, index) => ({ ...row, rank: index + 1 })),
  )
}

function movedWithin(seed: number, asAt: IsoDate, group: readonly HoldingRow[]): HoldingRow[] {
  const moved = group.map(({ isin, name, weighting }) => {
    const random = createRandom(seed, 'holding', asAt, isin ?? name)
    return weighting * Math.exp(monthlyMove * random.normal())
  })
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0)
  const factor = sum(group.map(({ weighting }) => weighting)) / sum(moved)
  return group.map((row, index) => ({
    ...row,
    as_at: asAt,
    previous_weighting: row.weighting,
    weighting: group.length === 1 ? row.weighting : roundWeight((moved[index] ?? 0) * factor),
  }))
}
