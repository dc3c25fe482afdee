import type { Figure } from '@bellwether/contract'
import { addMonths, formatDate, formatNumber, type IsoDate } from '@bellwether/domain'
import { figure, ordinal, textValue } from '@bellwether/web/view'
import type { DatedPoint } from './dated-line.ts'

/** Where today's value ranks among the daily values of its own history. */
export interface HistoricalPercentile {
  /** The share of days with a lower value, from 0 to 1; equal days count half. */
  readonly share: number
  readonly days: number
  readonly from: IsoDate
}

/** Less history is not representative; a quarterly valuation counts once a quarter. */
const minMonths = 24
const minDays = minMonths / 3

/** The last point is today. Null where the history is too short. */
export function historicalPercentile(points: readonly DatedPoint[]): HistoricalPercentile | null {
  const known = points.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]))
  const [first, today] = [known[0], known.at(-1)]
  if (!first || !today || known.length < minDays || first.day > addMonths(today.day, -minMonths)) return null
  const smaller = known.filter(({ value }) => value < today.value).length
  const same = known.filter(({ value }) => value === today.value).length - 1
  return { share: (smaller + same / 2) / (known.length - 1), days: known.length, from: first.day }
}

interface PercentileLabels {
  readonly key: string
  readonly label: string
  /** Within the sentence that explains it: "the yield". */
  readonly subject: string
  /** What a high percentile means. */
  readonly meaning: string
}

export function percentileFigure(
  past: HistoricalPercentile | null,
  { key, label, subject, meaning }: PercentileLabels,
): Figure {
  if (!past) {
    return figure(
      key,
      label,
      { kind: 'absent', absence: 'NOT_REPORTED', reason: 'Needs two years of history' },
      { definition: `Where ${subject} ranks against its own history. ${meaning}` },
    )
  }
  const percent = Math.round(past.share * 100)
  return figure(key, label, textValue(placeOf(past.share, percent)), {
    definition: `Since ${formatDate(past.from)}, ${subject} was lower than now on ${percent}% of ${formatNumber(past.days, 0)} days. ${meaning}`,
  })
}

/** Only the extreme days are Lowest and Highest: 99.7% is not 100%. */
function placeOf(share: number, percent: number): string {
  if (share === 0) return 'Lowest'
  if (share === 1) return 'Highest'
  return ordinal(Math.min(99, Math.max(1, percent)))
}
