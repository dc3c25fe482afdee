import type { TimeLabel } from '../price-chart/time-labels.ts'

/** The start, the last year, and as many in between as fit a narrow window. */
export function yearLabels(years: number): TimeLabel[] {
  const step = years > 10 ? 5 : years > 5 ? 2 : 1
  const between: TimeLabel[] = []
  for (let year = step; year <= years - step; year += step) between.push({ at: year / years, text: String(year) })
  return [{ at: 0, text: 'Start' }, ...between, { at: 1, text: `Year ${years}` }]
}
