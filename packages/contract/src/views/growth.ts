import type { IsoDate } from '@bellwether/domain'
import type { Figure } from './figure.ts'

export interface GrowthLine {
  readonly name: string
  /** Minor units, one for each day; null before the line starts. */
  readonly amounts: readonly (number | null)[]
}

/** What 10,000 on the first day has become at each month end and on the last day, income reinvested. */
export interface GrowthView {
  readonly start: number
  readonly currency: string
  /** The start of the period, the month ends in it, and its last day. */
  readonly days: readonly IsoDate[]
  readonly lines: readonly GrowthLine[]
  readonly basis: string
  /** How the last amount of the security was calculated. */
  readonly explained: readonly Figure[]
}
