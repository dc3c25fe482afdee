import { absent, notMeaningful, present, type Ratio } from '@bellwether/domain'

type Figure = number | null

const missing = absent('NOT_REPORTED', 'Growth needs both figures')

/** A fraction a year: 0.08 for 8 %. Says nothing when a loss or nothing stands at the beginning, or a loss at the end. */
export function compoundGrowth(from: Figure, to: Figure, years: number): Ratio {
  if (from === null || to === null) return missing
  if (from <= 0) return notMeaningful('The first figure is not above zero')
  if (to < 0) return notMeaningful('The last figure is below zero')
  return present((to / from) ** (1 / years) - 1)
}

/** Of a line that may be a cost: both sides of zero are compared by size, a change of sign says nothing. */
export function lineGrowth(from: Figure, to: Figure): Ratio {
  if (from === null || to === null) return missing
  if (from === 0) return notMeaningful('The earlier figure is zero')
  if (to !== 0 && from < 0 !== to < 0) return notMeaningful('The sign changed')
  return present(to / from - 1)
}
