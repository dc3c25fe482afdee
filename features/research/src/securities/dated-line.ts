import { mean } from '@bellwether/analytics'
import type { DatedLineView } from '@bellwether/contract'
import { formatDate, type IsoDate } from '@bellwether/domain'

export interface DatedPoint {
  readonly day: IsoDate
  readonly value: number | null
}

/** A point a week over five years is as fine as the eye can see. */
const maxPoints = 262

export interface DatedLineOptions {
  /** A value within a sentence. */
  readonly describe: (value: number) => string
  readonly fromZero: boolean
}

/** A line through the known values, their average and a summary sentence; null with fewer than two values. */
export function datedLine(
  points: readonly DatedPoint[],
  { describe, fromZero }: DatedLineOptions,
): DatedLineView | null {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const [first, last, now] = [points[0], points.at(-1), known.at(-1)]
  if (!first || !last || now === undefined || known.length < 2) return null
  const average = mean(known)
  const shown = thinned(points, maxPoints)
  return {
    days: shown.map(({ day }) => day),
    values: shown.map(({ value }) => value),
    average,
    fromZero,
    words: `From ${formatDate(first.day)} to ${formatDate(last.day)}: ${describe(now)} at the end, ${describe(average)} on average, between ${describe(Math.min(...known))} and ${describe(Math.max(...known))}.`,
  }
}

/** Every nth point, counted from the end so that the latest always stays. */
export function thinned<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, index) => (items.length - 1 - index) % step === 0)
}
