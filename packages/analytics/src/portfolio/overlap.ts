import { shownTotal } from '@bellwether/domain'

export interface WeightedHolding {
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  readonly weighting: number
}

/** A holding of two portfolios with its weight in each. */
export interface CommonHolding {
  readonly name: string
  readonly own: number
  readonly other: number
}

/** Matched by ISIN, then SEDOL, then name; what weighs most in both comes first. */
export function holdingsInCommon(
  own: readonly WeightedHolding[],
  theirs: readonly WeightedHolding[],
): readonly CommonHolding[] {
  const find = (holding: WeightedHolding) =>
    theirs.find(other => holding.isin !== null && other.isin === holding.isin) ??
    theirs.find(other => holding.sedol !== null && other.sedol === holding.sedol) ??
    theirs.find(
      other =>
        (other.isin === null || holding.isin === null) && other.name.toLowerCase() === holding.name.toLowerCase(),
    )
  return own
    .flatMap(holding => {
      const other = find(holding)
      return other ? [{ name: holding.name, own: holding.weighting, other: other.weighting }] : []
    })
    .toSorted((a, b) => Math.min(b.own, b.other) - Math.min(a.own, a.other))
}

/** The part of both portfolios that is invested alike: the smaller weight of each common holding, as shown. */
export function overlapWeight(common: readonly CommonHolding[]): number {
  return shownTotal(common.map(({ own, other }) => Math.min(own, other)))
}
