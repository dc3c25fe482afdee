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
    return fallBelow(peak, value)
  })
}

function fallBelow(peak: number, value: number): number {
  return peak > 0 ? value / peak - 1 : 0
}

/** The largest fall from a peak, and how long it took to reach that peak again; null for a series that never fell. */
export function maxDrawdown(series: readonly DatedValue[]): Drawdown | null {
  let highest = series[0]
  let deepest: { readonly fall: number; readonly peak: DatedValue; readonly trough: DatedValue } | null = null
  for (const each of series) {
    if (!highest || each.value >= highest.value) highest = each
    const fall = fallBelow(highest.value, each.value)
    if (fall < (deepest?.fall ?? 0)) deepest = { fall, peak: highest, trough: each }
  }
  if (!deepest) return null
  const { fall, peak, trough } = deepest
  const recovered = series.find(({ day, value }) => day > trough.day && value >= peak.value)?.day ?? null
  return {
    fall,
    peak: peak.day,
    trough: trough.day,
    recovered,
    recoveryDays: recovered && daysBetween(trough.day, recovered),
  }
}
