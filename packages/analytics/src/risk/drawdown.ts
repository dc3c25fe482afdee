import { daysBetween, type IsoDate } from '@bellwether/domain'
import type { DatedValue } from './dated-value.ts'

export interface Drawdown {
  /** Below zero. */
  readonly fall: number
  readonly peak: IsoDate
  readonly trough: IsoDate
  /** Null while the old peak has not been reached again. */
  readonly recovered: IsoDate | null
  readonly recoveryDays: number | null
}

/** How far each value lies below the highest before it: 0 at a new high, below zero otherwise. */
export function drawdowns(values: readonly number[]): number[] {
  let peak = 0
  return values.map(value => {
    peak = Math.max(peak, value)
    return peak > 0 ? value / peak - 1 : 0
  })
}

/** The largest fall from a peak, and how long it took to reach that peak again; null for a series that never fell. */
export function maxDrawdown(series: readonly DatedValue[]): Drawdown | null {
  const falls = drawdowns(series.map(({ value }) => value))
  const fall = Math.min(...falls)
  const at = falls.indexOf(fall)
  const [trough, top] = [series[at], series.findLast((_, index) => index < at && falls[index] === 0)]
  if (!trough || !top || fall >= 0) return null
  const recovered = series.find(({ day, value }) => day > trough.day && value >= top.value)?.day ?? null
  return {
    fall,
    peak: top.day,
    trough: trough.day,
    recovered,
    recoveryDays: recovered && daysBetween(trough.day, recovered),
  }
}
