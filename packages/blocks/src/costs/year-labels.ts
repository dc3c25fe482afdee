import { enGb, type Locale } from '@bellwether/locale'
import type { AxisLabel } from '../plot/axes.tsx'

/** The start, the last year, and as many in between as fit a narrow window. */
export function yearLabels(years: number, { t }: Locale = enGb): AxisLabel[] {
  const step = years > 10 ? 5 : years > 5 ? 2 : 1
  const between: AxisLabel[] = []
  for (let year = step; year <= years - step; year += step) between.push({ at: year / years, text: String(year) })
  return [{ at: 0, text: t('Start') }, ...between, { at: 1, text: t('Year {n}', { n: years }) }]
}
