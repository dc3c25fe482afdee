import type { IsoDate } from '@bellwether/domain'

/** A line of fractions through days, drawn from zero: a discount, a fall from the last peak. */
export interface DatedLineView {
  readonly days: readonly IsoDate[]
  readonly values: readonly (number | null)[]
  readonly average: number | null
  /** What the line shows, in a sentence, for those who do not see it. */
  readonly words: string
}
