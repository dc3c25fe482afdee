import type { IsoDate } from '@bellwether/domain'
import type { Figure } from './figure.ts'

export interface CommonHolding {
  readonly name: string
  readonly own: number
  readonly other: number
}

/** Two portfolios side by side: the overlap is the sum of the smaller weighting of each holding they share. */
export interface OverlapResult {
  readonly other: { readonly name: string; readonly href: string; readonly asAt: IsoDate; readonly published: number }
  readonly overlap: number
  readonly common: readonly CommonHolding[]
  readonly commonCount: number
  /** Total weighting of the published holdings of each. */
  readonly ownCovered: number
  readonly otherCovered: number
  /** How the overlap was calculated. */
  readonly explained: readonly Figure[]
}

export interface OverlapView {
  readonly typed: string
  readonly problem: string | null
  /** What the typed name may mean, where that is more than one investment. */
  readonly choices: readonly { readonly name: string; readonly marketCode: string }[]
  readonly result: OverlapResult | null
  readonly suggestions: readonly { readonly name: string; readonly marketCode: string }[]
}
