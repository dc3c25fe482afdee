/**
 * Between the bounds, and nearer to one the further out it is drawn. Unlike a clamp it keeps values apart: two large
 * companies are never of exactly the same size.
 */
export function bounded(value: number, low: number, high: number): number {
  const middle = high / 2
  if (value > middle) return high - middle * Math.exp(1 - value / middle)
  return value < 2 * low ? low + value / 2 : value
}
