import { mean, standardDeviation } from '../statistics/mean-and-deviation.ts'
import type { DatedValue } from './dated-value.ts'

/** Of every three-year period between month ends; fractions a year. */
export interface RollingReturns {
  readonly lowest: number
  readonly average: number
  readonly highest: number
  readonly periods: number
}

/** Standard deviation of monthly returns over the last `months`, times √12; null where there are fewer. */
export function annualVolatility(monthEnds: readonly DatedValue[], months: number): number | null {
  const returns = lastMonthlyReturns(monthEnds, months)
  return returns && standardDeviation(returns) * Math.sqrt(12)
}

/** The returns of the last `months`, oldest first; null where there are fewer. */
export function lastMonthlyReturns(monthEnds: readonly DatedValue[], months: number): readonly number[] | null {
  const ends = monthEnds.slice(-(months + 1))
  if (ends.length < months + 1) return null
  return ends.slice(1).map(({ value }, index) => value / (ends[index]?.value ?? value) - 1)
}

/** The steady yearly return of each period of so many months between month ends: its range and its average. */
export function rollingReturns(monthEnds: readonly DatedValue[], months = 36): RollingReturns | null {
  const yearly = monthEnds.flatMap(({ value }, index) => {
    const start = monthEnds[index - months]
    return start ? [(value / start.value) ** (12 / months) - 1] : []
  })
  if (yearly.length === 0) return null
  return {
    lowest: Math.min(...yearly),
    average: mean(yearly),
    highest: Math.max(...yearly),
    periods: yearly.length,
  }
}
