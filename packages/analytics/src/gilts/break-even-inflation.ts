import { daysBetween, type IsoDate } from '@bellwether/domain'

interface CurvePoint {
  readonly maturesOn: IsoDate
  readonly redemptionYield: number | null
}

/**
 * Annual retail price inflation at which an index-linked gilt and a conventional one of the same maturity return the same; null where there is
 * no conventional yield to compare with.
 */
export function breakEvenInflation(
  realYield: number | null,
  maturesOn: IsoDate,
  conventional: readonly CurvePoint[],
): number | null {
  const nominal = conventionalYield(maturesOn, conventional)
  return realYield === null || nominal === null ? null : (1 + nominal) / (1 + realYield) - 1
}

/** Between the two conventional gilts on either side of a maturity; null beyond the shortest and the longest. */
export function conventionalYield(maturesOn: IsoDate, conventional: readonly CurvePoint[]): number | null {
  const points = conventional.flatMap(({ maturesOn: day, redemptionYield }) =>
    redemptionYield === null ? [] : [{ day, rate: redemptionYield }],
  )
  const after = points.find(({ day }) => day >= maturesOn)
  const before = points.findLast(({ day }) => day <= maturesOn)
  if (!after || !before) return null
  const span = daysBetween(before.day, after.day)
  const along = span === 0 ? 0 : daysBetween(before.day, maturesOn) / span
  return before.rate + (after.rate - before.rate) * along
}
