import { addMonths, type IsoDate } from '@bellwether/domain'

/** Where today's value ranks among the daily values of its own history. */
export interface HistoricalPercentile {
  /** The share of days with a lower value, from 0 to 1; equal days count half. */
  readonly share: number
  readonly days: number
  readonly lower: number
  /** Besides today. */
  readonly equal: number
  readonly from: IsoDate
}

export const percentileFormula = '(Days lower + days equal ÷ 2) ÷ (days − 1)'

/** Less history is not representative; a quarterly valuation counts once a quarter. */
const minMonths = 24
const minDays = minMonths / 3

/** The last point is today. Null where the history is too short. */
export function historicalPercentile(
  points: readonly { readonly day: IsoDate; readonly value: number | null }[],
): HistoricalPercentile | null {
  const known = points.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]))
  const [first, today] = [known[0], known.at(-1)]
  if (!first || !today || known.length < minDays || first.day > addMonths(today.day, -minMonths)) return null
  const smaller = known.filter(({ value }) => value < today.value).length
  const same = known.filter(({ value }) => value === today.value).length - 1
  const share = (smaller + same / 2) / (known.length - 1)
  return { share, days: known.length, lower: smaller, equal: same, from: first.day }
}
