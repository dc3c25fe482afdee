import { type EpochDay, isTradingDay, monthEnd, monthOf, yearOf } from '../calendar.ts'

/** Positions of the last trading day of every complete month, oldest first. */
export function monthEndPositions(days: readonly EpochDay[]): number[] {
  const positions: number[] = []
  for (let i = 0; i < days.length; i++) {
    const day = days[i] ?? 0
    const next = days[i + 1]
    if (next === undefined ? isLastTradingDay(day) : monthOf(next) !== monthOf(day)) positions.push(i)
  }
  return positions
}

function isLastTradingDay(day: EpochDay): boolean {
  for (let later = day + 1; later <= monthEnd(yearOf(day), monthOf(day)); later++) if (isTradingDay(later)) return false
  return true
}

/** Simple returns from month end to month end, from daily log returns that begin at trading day `first`. */
export function monthlyReturns(positions: readonly number[], returns: Float64Array, first: number): number[] {
  const monthly: number[] = []
  for (let m = 1; m < positions.length; m++) {
    const [from, to] = [positions[m - 1] ?? 0, positions[m] ?? 0]
    if (from < first) continue
    let sum = 0
    for (let i = from + 1; i <= to; i++) sum += returns[i - first] ?? 0
    monthly.push(Math.expm1(sum))
  }
  return monthly
}
