import { absent, notMeaningful, present, type Ratio } from '@bellwether/domain'

type Figure = number | null

const missing = absent('NOT_REPORTED', 'Growth needs both figures')

/** Compound annual growth (CAGR) as a fraction: 0.08 for 8 %. Not meaningful from zero, or from or to a loss. */
export function compoundGrowth(from: Figure, to: Figure, years: number): Ratio {
  if (from === null || to === null) return missing
  if (from <= 0) return notMeaningful('The first figure is not above zero')
  if (to < 0) return notMeaningful('The last figure is below zero')
  return present((to / from) ** (1 / years) - 1)
}

/** Of a statement line that may be a cost: negative figures are compared by size, a change of sign is not meaningful. */
export function lineGrowth(from: Figure, to: Figure): Ratio {
  if (from === null || to === null) return missing
  if (from === 0) return notMeaningful('The earlier figure is zero')
  if (to !== 0 && from < 0 !== to < 0) return notMeaningful('The sign changed')
  return present(to / from - 1)
}
