import type { ModelSeries } from '@bellwether/analytics/chart-model'
import { formatNumber, formatPercent, formatPrice, price } from '@bellwether/domain'

/** The latest value of a line in its own unit, whatever the axis counts; null where it has none. */
export function latestOf({ values, unit }: ModelSeries, chart: { readonly scale: number; readonly unit: string }) {
  const last = values.at(-1) ?? null
  if (last === null) return null
  if (unit === 'price') return formatPrice(price(Math.round(last), chart.scale, chart.unit))
  return unit === 'percent' ? formatPercent(last, { sign: true }) : formatNumber(last)
}
