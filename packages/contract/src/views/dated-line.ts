import type { IsoDate } from '@bellwether/domain'

/** A line of fractions through days: a discount, a fall from the last peak, a yield. */
export interface DatedLineView {
  readonly days: readonly IsoDate[]
  readonly values: readonly (number | null)[]
  readonly average: number | null
  /** Whether the picture reaches down or up to zero and fills what is between. */
  readonly fromZero: boolean
  /** What the line shows, in a sentence, for those who do not see it. */
  readonly words: string
}
