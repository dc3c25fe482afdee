import type { AxisKind } from '@bellwether/analytics/chart-model'
import type { Locale } from '@bellwether/locale'

/** How the library writes and steps the values of an axis. `scale` are the decimals of prices. */
export function axisFormat(axis: AxisKind, scale: number, { formatCount, formatNumber, formatPercent }: Locale) {
  const digits = digitsOf(axis, scale)
  const formatter = (value: number) =>
    axis === 'count'
      ? formatCount(Math.round(value))
      : axis === 'percent'
        ? formatPercent(value, { digits: 1, sign: true })
        : formatNumber(value, digits)
  return { type: 'custom', minMove: axis === 'percent' ? 0.001 : 10 ** -digits, formatter } as const
}

function digitsOf(axis: AxisKind, scale: number): number {
  switch (axis) {
    case 'price':
      return Math.min(scale, 4)
    case 'count':
      return 0
    default:
      return 2
  }
}
