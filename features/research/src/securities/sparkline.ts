import { periodStart } from '@bellwether/analytics'
import type { SparklineView } from '@bellwether/contract'
import { prices } from '@bellwether/db'
import { formatPercent, type IsoDate } from '@bellwether/domain'
import { closesFrom } from '../charts/chart-window.ts'
import type { ResearchContext } from '../research-context.ts'

/** More than the line is wide cannot be seen. */
const maxPoints = 120

/** Every so many points, and always the last. */
function thinned(points: readonly number[]): readonly number[] {
  const step = Math.ceil(points.length / maxPoints)
  return step <= 1 ? points : points.filter((_, i) => (points.length - 1 - i) % step === 0)
}

/** Fewer than two points make no line, and a flat one would mislead. */
export function toSparkline(period: string, points: readonly number[], baseline: number | null): SparklineView | null {
  const from = baseline ?? points[0]
  const last = points.at(-1)
  if (points.length < 2 || from === undefined || last === undefined) return null
  const change = from === 0 ? 0 : (last - from) / from
  return { points: thinned(points), baseline, words: `${period}: ${formatPercent(change, { sign: true })}` }
}

export interface SparklineRequest {
  readonly listingId: number
  /** Of the last price. */
  readonly day: IsoDate
  /** Null for what is priced once a day. */
  readonly previousClose: number | null
}

/** By listing: the day's bars against the previous close; a month of days for what is priced once a day. */
export async function sparklinesOf(
  context: ResearchContext,
  requested: readonly SparklineRequest[],
): Promise<ReadonlyMap<number, SparklineView>> {
  const closes = await prices.intradayCloses(
    context.db,
    requested.filter(({ previousClose }) => previousClose !== null),
  )
  const lines = await Promise.all(
    requested.map(async ({ listingId, day, previousClose }) => {
      const today = toSparkline('Today', closes.get(listingId) ?? [], previousClose)
      if (today) return [listingId, today] as const
      const days = await closesFrom(context, listingId, { start: periodStart('1M', day, day), to: day })
      const closesOfMonth = days.map(({ close }) => close)
      return [listingId, toSparkline('Last month', closesOfMonth, null)] as const
    }),
  )
  return new Map(lines.flatMap(([listingId, line]) => (line ? [[listingId, line]] : [])))
}
