import type { IsoDate } from '@bellwether/domain'
import type { DatedValue } from '../risk/dated-value.ts'

/** A return between two month ends. */
export interface PeriodReturn {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly fraction: number
}

export interface BestAndWorst {
  readonly best: PeriodReturn
  readonly worst: PeriodReturn
}

/** Returns of every period of so many months between month ends, oldest first. */
function periodReturns(monthEnds: readonly DatedValue[], months: number): PeriodReturn[] {
  return monthEnds.flatMap(({ day, value }, index) => {
    const start = monthEnds[index - months]
    return start ? [{ from: start.day, to: day, fraction: value / start.value - 1 }] : []
  })
}

/** The best and the worst of all periods of so many months (twelve by default); null where the history is shorter. */
export function bestAndWorst(monthEnds: readonly DatedValue[], months = 12): BestAndWorst | null {
  const returns = periodReturns(monthEnds, months)
  const [first] = returns
  if (!first) return null
  return {
    best: returns.reduce((best, each) => (each.fraction > best.fraction ? each : best), first),
    worst: returns.reduce((worst, each) => (each.fraction < worst.fraction ? each : worst), first),
  }
}

/** The fraction of these periods with a loss; null where the history is shorter. */
export function shareOfLosses(monthEnds: readonly DatedValue[], months: number): number | null {
  const returns = periodReturns(monthEnds, months)
  return returns.length === 0 ? null : returns.filter(({ fraction }) => fraction < 0).length / returns.length
}
