import type { PriceChartView } from '@bellwether/contract'

export interface DividendDot {
  /** From 0 to 1 along the chart. */
  readonly x: number
  readonly close: number
}

/** Where the line stood on each ex-dividend day: at the first point of that day or after it. One day of bars has none. */
export function dividendDots({ points, dividends, range }: PriceChartView): readonly DividendDot[] {
  if (range === '1D' || points.length < 2) return []
  const dots = new Map<number, DividendDot>()
  for (const { day } of dividends) {
    const index = points.findIndex(({ at }) => at >= day)
    const point = points[index]
    if (point) dots.set(index, { x: index / (points.length - 1), close: point.close })
  }
  return [...dots.values()]
}
