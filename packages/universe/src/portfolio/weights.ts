const millionths = 1_000_000

/** Weights in millionths of the whole that add up to exactly one, in proportion to what is given. */
export function toWeights(raw: readonly number[]): number[] {
  const total = raw.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return raw.map(() => 0)
  const exact = raw.map(value => (value / total) * millionths)
  const whole = exact.map(Math.floor)
  let left = millionths - whole.reduce((a, b) => a + b, 0)
  // The largest remainders are rounded up until nothing is left over.
  const order = exact
    .map((value, i) => ({ i, rest: value - (whole[i] ?? 0) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of order) {
    if (left <= 0) break
    whole[i] = (whole[i] ?? 0) + 1
    left -= 1
  }
  return whole.map(value => value / millionths)
}

export function roundWeight(value: number): number {
  const rounded = Math.round(value * millionths) / millionths
  return rounded === 0 ? 0 : rounded
}
