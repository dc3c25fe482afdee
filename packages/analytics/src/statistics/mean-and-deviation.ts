/** 0 of no values. */
export function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

/** Sample standard deviation; 0 of fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  return values.length < 2 ? 0 : Math.sqrt(sumOfSquares(values) / (values.length - 1))
}

/** How many standard deviations, of these values as a whole population, `value` lies from their mean; 0 where all are equal. */
export function zScore(value: number, values: readonly number[]): number {
  const deviation = values.length === 0 ? 0 : Math.sqrt(sumOfSquares(values) / values.length)
  return deviation > 0 ? (value - mean(values)) / deviation : 0
}

/** Of two series of one length, each as a whole population; of a series with itself, its variance. */
export function covarianceOf(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  return mean(a.map((value, i) => (value - meanA) * ((b[i] ?? 0) - meanB)))
}

/** Slope of one series against another, such as a share's returns against its market's (beta); null against a flat one. */
export function slopeOf(values: readonly number[], against: readonly number[]): number | null {
  const variance = covarianceOf(against, against)
  return variance > 0 ? covarianceOf(values, against) / variance : null
}

function sumOfSquares(values: readonly number[]): number {
  const average = mean(values)
  let sum = 0
  for (const value of values) sum += (value - average) ** 2
  return sum
}
