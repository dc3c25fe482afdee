import type { AxisKind } from '@bellwether/analytics/chart-model'
import { formatCount, formatNumber, formatPercent } from '@bellwether/domain'

/** Formats the ticks of an axis with enough decimals to distinguish them. */
export function tickFormat(axis: AxisKind, ticks: readonly number[]): (tick: number) => string {
  if (axis === 'count') return tick => formatCount(Math.round(tick))
  const size = axis === 'percent' ? 0.01 : 1
  const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) / size
  // Tolerance for steps such as 0.15 ÷ 0.01, which floats make a hair less than 15.
  const isWhole = (n: number) => Math.abs(n - Math.round(n)) < 1e-6
  const digits = [0, 1, 2, 3].find(count => isWhole(step * 10 ** count)) ?? 4
  return tick => (axis === 'percent' ? formatPercent(tick, { digits, sign: true }) : formatNumber(tick, digits))
}
