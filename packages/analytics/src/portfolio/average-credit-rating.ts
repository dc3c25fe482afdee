/** From the safest down, one step each. */
const grades = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'Below B']

/** The grade nearest to the weighted average step of what is rated; null where nothing is. */
export function averageCreditRating(
  rows: readonly { readonly name: string; readonly weighting: number }[],
): string | null {
  const rated = rows.flatMap(({ name, weighting }) => {
    const step = grades.indexOf(name)
    return step < 0 ? [] : [{ step, weighting }]
  })
  const whole = rated.reduce((sum, { weighting }) => sum + weighting, 0)
  if (whole <= 0) return null
  return grades[Math.round(rated.reduce((sum, { step, weighting }) => sum + step * weighting, 0) / whole)] ?? null
}
