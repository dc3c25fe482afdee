export interface PriceBar {
  /** The instant at which the bar starts. */
  readonly at: string
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly close: number
  readonly volume: number | null
}

/** Bars, oldest first, merged into bars of so many minutes of the clock: first open, last close, highest, lowest, all the volume. */
export function mergeBars(bars: readonly PriceBar[], minutes: number): readonly PriceBar[] {
  const length = minutes * 60_000
  const merged: PriceBar[] = []
  for (const bar of bars) {
    const at = new Date(Math.floor(Date.parse(bar.at) / length) * length).toISOString()
    const before = merged.at(-1)
    if (before?.at === at) merged[merged.length - 1] = join(before, bar)
    else merged.push({ ...bar, at })
  }
  return merged
}

function join(first: PriceBar, next: PriceBar): PriceBar {
  return {
    at: first.at,
    open: first.open,
    high: extreme(Math.max, first.high, next.high),
    low: extreme(Math.min, first.low, next.low),
    close: next.close,
    volume: first.volume === null && next.volume === null ? null : (first.volume ?? 0) + (next.volume ?? 0),
  }
}

function extreme(choose: (a: number, b: number) => number, a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : choose(a, b)
}
