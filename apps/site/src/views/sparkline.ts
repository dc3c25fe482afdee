import type { SparklineView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'

/** Fewer than two points make no line, and a flat one in its place would be a lie. */
export function toSparkline(period: string, points: readonly number[], baseline: number | null): SparklineView | null {
  const from = baseline ?? points[0]
  const last = points.at(-1)
  if (points.length < 2 || from === undefined || last === undefined) return null
  const change = from === 0 ? 0 : (last - from) / from
  return { points, baseline, words: `${period}: ${formatPercent(change, { sign: true })}` }
}
