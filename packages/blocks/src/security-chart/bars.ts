import type { ChartPoint } from '@bellwether/contract'

export interface Bar {
  readonly from: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/** At most `max` bars: neighbours are merged, first open, last close, highest, lowest, all the volume. */
export function groupBars(points: readonly ChartPoint[], max: number): readonly Bar[] {
  const each = pointsPerBar(points.length, max)
  const bars: Bar[] = []
  for (let start = 0; start < points.length; start += each) {
    const group = points.slice(start, start + each)
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) continue
    const volumes = group.map(({ volume }) => volume).filter(volume => volume !== null)
    bars.push({
      from: first.at,
      open: first.open ?? first.close,
      high: Math.max(...group.map(({ high, close }) => high ?? close)),
      low: Math.min(...group.map(({ low, close }) => low ?? close)),
      close: last.close,
      volume: volumes.length > 0 ? volumes.reduce((sum, volume) => sum + volume, 0) : null,
    })
  }
  return bars
}

export function pointsPerBar(count: number, max: number): number {
  return Math.max(1, Math.ceil(count / max))
}
