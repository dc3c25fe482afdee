import { type GroupFigures, groupFigures } from './group-figures.ts'

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
  return standingIn(groupFigures(others), own)
}

/** The same in a group of figures, of which `without` are not counted: the security's own, or that of its other class. */
export function standingIn(group: GroupFigures, own: number, without: readonly number[] = []): Standing {
  const rank = 1 + group.above(own) - without.filter(value => value > own).length
  const others = group.count - without.length
  const below = group.below(own) - without.filter(value => value < own).length
  return {
    rank,
    members: others + 1,
    quartile: quartileOf(rank, others + 1),
    shareBelow: others === 0 ? null : below / others,
  }
}

export function quartileOf(rank: number, members: number): 1 | 2 | 3 | 4 | null {
  if (members < minForQuartiles) return null
  const share = rank / members
  return share <= 0.25 ? 1 : share <= 0.5 ? 2 : share <= 0.75 ? 3 : 4
}
