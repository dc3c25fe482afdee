/** With fewer members a median says more about single companies than about the sector. */
export const minMembers = 5

/** The formulas of a standing in words. */
export const standingFormulas = {
  rank: 'Members with a higher figure + 1',
  shareBelow: 'Others with a lower figure ÷ others',
} as const

/** Quartiles need at least one member each. */
const minForQuartiles = 4

/** A security's place in its sector, by one figure. */
export interface Standing {
  /** 1 is the highest; equal values share the better rank. */
  readonly rank: number
  /** Members with the figure, the security included. */
  readonly members: number
  /** Null in a sector too small to be divided into quarters. */
  readonly quartile: 1 | 2 | 3 | 4 | null
  /** Fraction of the others with a lower figure; null without others. */
  readonly shareBelow: number | null
}

/** `others` are the figures of the other members. */
export function standingAmong(others: readonly number[], own: number): Standing {
  const rank = 1 + others.filter(value => value > own).length
  const members = others.length + 1
  return {
    rank,
    members,
    quartile: members < minForQuartiles ? null : quartileOf(rank / members),
    shareBelow: others.length === 0 ? null : others.filter(value => value < own).length / others.length,
  }
}

function quartileOf(share: number): 1 | 2 | 3 | 4 {
  return share <= 0.25 ? 1 : share <= 0.5 ? 2 : share <= 0.75 ? 3 : 4
}
