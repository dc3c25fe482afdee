import { addMonths } from './calendar.ts'

/** The share of the other days with a smaller value than the last; equal days count half. Two years are needed, and eight values. */
export function percentileText(values: readonly { readonly day: string; readonly value: number }[]): string | null {
  const [first, now] = [values[0], values.at(-1)]
  if (!first || !now || values.length < 8 || first.day > addMonths(now.day, -24)) return null
  const smaller = values.filter(({ value }) => value < now.value).length
  const equal = values.filter(({ value }) => value === now.value).length - 1
  const share = (smaller + equal / 2) / (values.length - 1)
  if (share === 0) return 'Lowest'
  return share === 1 ? 'Highest' : ordinal(Math.min(99, Math.max(1, Math.round(share * 100))))
}

export function ordinal(rank: number): string {
  const ending = rank % 100 > 10 && rank % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')
  return `${rank}${ending}`
}
