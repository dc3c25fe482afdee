import type { SecurityChartView } from '@bellwether/contract'
import { price } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'

/** Everything the chart knows about one point, in a sentence for eye and ear. */
export function readout(view: SecurityChartView, index: number, locale: Locale = enGb): string {
  const point = view.points[index]
  if (!point) return ''
  const { choices, scale, unit, zone, compared, nav } = view
  const { t, sent, formatCount, formatDate, formatNumber, formatPercent, formatPrice } = locale
  const write = (value: number) => formatPrice(price(value, scale, unit))
  const format = view.previousCloseOn ? locale.formatDateTime : locale.formatTime
  const when = point.at.includes('T') ? format(new Date(point.at), zone) : formatDate(point.at)
  const parts = [when]
  const ranged = choices.type === 'candles' || choices.type === 'bars'
  if (choices.basis === 'total-return' && point.totalReturn !== null)
    parts.push(t('total return index {value}', { value: formatNumber(point.totalReturn) }))
  if (ranged && point.open !== null && point.high !== null && point.low !== null) {
    const range = { open: write(point.open), high: write(point.high), low: write(point.low) }
    parts.push(t('open {open}, high {high}, low {low}', range))
  }
  parts.push(t(ranged ? 'close {price}' : 'price {price}', { price: write(point.close) }))
  const from = view.previousClose?.value ?? (index > 0 ? view.points[0]?.close : undefined)
  if (from && choices.basis === 'price') {
    parts.push(sinceText(view, formatPercent(point.close / from - 1, { sign: true }), locale))
  }
  const navValue = nav?.values[index] ?? null
  const discount = nav?.discounts[index] ?? null
  if (navValue !== null) parts.push(t('net asset value {price}', { price: write(navValue) }))
  if (discount !== null)
    parts.push(
      t(discount < 0 ? 'discount {percent}' : 'premium {percent}', { percent: formatPercent(Math.abs(discount)) }),
    )
  for (const { name, values } of compared) {
    const value = values[index] ?? null
    if (value !== null) parts.push(`${sent(name)} ${formatPercent(value / 100 - 1, { sign: true })}`)
  }
  for (const { lines, place } of view.indicators) {
    for (const { name, values } of lines) {
      const value = values[index] ?? null
      if (value !== null)
        parts.push(`${sent(name)} ${place === 'price' ? write(Math.round(value)) : formatNumber(value)}`)
    }
  }
  if (point.volume !== null) parts.push(t('volume {count}', { count: formatCount(point.volume) }))
  const day = point.at.slice(0, 10)
  for (const event of view.events) if (event.day === day) parts.push(sent(event.title))
  return parts.join(t(', '))
}

function sinceText(view: SecurityChartView, change: string, { t, formatDate }: Locale): string {
  if (!view.previousClose) return t('{change} since the start', { change })
  if (!view.previousCloseOn) return t('{change} on the previous close', { change })
  return t('{change} on the close on {date}', { change, date: formatDate(view.previousCloseOn) })
}
