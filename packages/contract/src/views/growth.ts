import type { IsoDate } from '@bellwether/domain'

export interface GrowthLine {
  readonly name: string
  /** Minor units, one for each month end; null before the line starts. */
  readonly amounts: readonly (number | null)[]
}

/** What 10,000 at the first month end has become at each later one, income reinvested. */
export interface GrowthView {
  readonly start: number
  readonly currency: string
  readonly monthEnds: readonly IsoDate[]
  readonly lines: readonly GrowthLine[]
  readonly basis: string
}
