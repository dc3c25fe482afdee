/**
 * Closes from log returns, worked backwards from the last price: before each day on which the shares go ex-dividend the
 * price was higher by the dividend. `returns[i]` leads into position i; `dropAt(i)` is in price units.
 */
export function anchoredCloses(
  returns: Float64Array,
  finalPrice: number,
  dropAt: (position: number) => number,
): Float64Array {
  const closes = new Float64Array(returns.length)
  let price = finalPrice
  for (let i = returns.length - 1; i >= 0; i--) {
    closes[i] = price
    price = price * Math.exp(-(returns[i] ?? 0)) + dropAt(i)
  }
  return closes
}

export const noDrop = () => 0

/** Adds `weight` times another series to the first, aligned at their ends. */
export function addSeries(target: Float64Array, series: Float64Array, weight: number): void {
  if (weight === 0) return
  const offset = series.length - target.length
  for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) + weight * (series[i + offset] ?? 0)
}
