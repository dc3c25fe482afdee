const highest = 2

/**
 * The growth at which a plan returns exactly what was paid in: `gain` (pence above what was paid in) rises with growth and is at most 0 at no growth, because
 * costs only take. False position with the Illinois step, to the nearest penny. Null where even 200% a year would not be enough.
 */
export function breakEvenGrowth(gain: (growth: number) => number): number | null {
  let low = 0
  let below = gain(low)
  if (below >= -0.5) return 0
  let high = 0.025
  let above = gain(high)
  while (above < 0) {
    if (high >= highest) return null
    low = high
    below = above
    high = Math.min(high * 2, highest)
    above = gain(high)
  }
  let last = 0
  for (let step = 0; step < 60; step += 1) {
    const guess = (low * above - high * below) / (above - below)
    const y = gain(guess)
    if (Math.abs(y) <= 0.5 || high - low < 1e-9) return guess
    const side = Math.sign(y)
    if (side < 0) {
      low = guess
      below = y
      if (last < 0) above /= 2
    } else {
      high = guess
      above = y
      if (last > 0) below /= 2
    }
    last = side
  }
  return high
}
