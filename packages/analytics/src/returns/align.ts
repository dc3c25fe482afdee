/** For each time, the last value at or before it; null before the first. Both lists run from old to new. */
export function alignTo<T>(
  times: readonly string[],
  items: readonly T[],
  timeOf: (item: T) => string,
): readonly (T | null)[] {
  let next = 0
  return times.map(time => {
    for (;;) {
      const item = items[next]
      if (item === undefined || timeOf(item) > time) break
      next += 1
    }
    return items[next - 1] ?? null
  })
}

/** 100 at the first value there is, by proportion after it; not rounded, so that it prints as the return that it is. */
export function rebase(values: readonly (number | null)[]): readonly (number | null)[] {
  const start = values.find(value => value !== null && value > 0) ?? null
  return values.map(value => (value === null || start === null ? null : (value / start) * 100))
}

/** Four decimals: finer than any screen, and short in JSON. */
export function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
