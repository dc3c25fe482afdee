export interface Slope {
  /** Change of the value for one unit of time. */
  readonly rate: number
  /** Standard error of the rate. */
  readonly error: number
}

/** The straight line through the points with the least squares. */
export function findSlope(points: readonly { readonly at: number; readonly value: number }[]): Slope {
  const count = points.length
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / count
  const meanValue = points.reduce((sum, { value }) => sum + value, 0) / count
  const spread = points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  const rate = points.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0) / spread
  const rest = points.reduce((sum, { at, value }) => sum + (value - meanValue - rate * (at - meanAt)) ** 2, 0)
  return { rate, error: Math.sqrt(rest / (count - 2) / spread) }
}
