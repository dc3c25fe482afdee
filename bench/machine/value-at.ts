/** The value that this fraction of all values is below: 0.5 for the median, 0.99 for the 99th percentile. */
export function valueAt(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
}
