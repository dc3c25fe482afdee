import { closeBeforeName } from '@bellwether/analytics/chart-model'
import type { SecurityChartView } from '@bellwether/contract'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTime,
  price,
} from '@bellwether/domain'

/** Everything the chart knows about one point, in a sentence for eye and ear. */
export function readout(view: SecurityChartView, index: number): string {
  const point = view.points[index]
  if (!point) return ''
  const { choices, scale, unit, zone, compared, nav } = view
  const write = (value: number) => formatPrice(price(value, scale, unit))
  const format = view.previousCloseOn ? formatDateTime : formatTime
  const when = point.at.includes('T') ? format(new Date(point.at), zone) : formatDate(point.at)
  const parts = [when]
  const ranged = choices.type === 'candles' || choices.type === 'bars'
  if (choices.basis === 'total-return' && point.totalReturn !== null)
    parts.push(`total return index ${formatNumber(point.totalReturn)}`)
  if (ranged && point.open !== null && point.high !== null && point.low !== null) {
    parts.push(`open ${write(point.open)}, high ${write(point.high)}, low ${write(point.low)}`)
  }
  parts.push(`${ranged ? 'close' : 'price'} ${write(point.close)}`)
  const from = view.previousClose?.value ?? (index > 0 ? view.points[0]?.close : undefined)
  if (from && choices.basis === 'price') {
    const since = view.previousClose ? sinceClose(view) : 'since the start'
    parts.push(`${formatPercent(point.close / from - 1, { sign: true })} ${since}`)
  }
  const navValue = nav?.values[index] ?? null
  const discount = nav?.discounts[index] ?? null
  if (navValue !== null) parts.push(`net asset value ${write(navValue)}`)
  if (discount !== null) parts.push(`${discount < 0 ? 'discount' : 'premium'} ${formatPercent(Math.abs(discount))}`)
  for (const { name, values } of compared) {
    const value = values[index] ?? null
    if (value !== null) parts.push(`${name} ${formatPercent(value / 100 - 1, { sign: true })}`)
  }
  for (const { lines, place } of view.indicators) {
    for (const { name, values } of lines) {
      const value = values[index] ?? null
      if (value !== null) parts.push(`${name} ${place === 'price' ? write(Math.round(value)) : formatNumber(value)}`)
    }
  }
  if (point.volume !== null) parts.push(`volume ${formatCount(point.volume)}`)
  const day = point.at.slice(0, 10)
  for (const event of view.events) if (event.day === day) parts.push(event.title)
  return parts.join(', ')
}

function sinceClose(view: SecurityChartView): string {
  const name = closeBeforeName(view)
  return `on the ${name[0]?.toLowerCase()}${name.slice(1)}`
}
