import { shortMonthName } from '@bellwether/domain'
import type { Formats } from './intl-formats.ts'

const months = Array.from({ length: 12 }, (_, at) => shortMonthName(at + 1))
const currencies: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR', '¥': 'JPY' }
const steps: Readonly<Record<string, number>> = { m: 1e6, bn: 1e9, tn: 1e12 }
const figure = /^([+−]?)([£$€¥]?)(\d[\d,]*(?:\.\d+)?)(%|m|bn|tn)?$/

/** A figure or date that a view has as text, such as a cell of a table: again, as the language writes it. Null for other texts. */
export function rewriteFigure(text: string, formats: Formats): string | null {
  const [, day, month = '', year] = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? []
  if (day && months.includes(month))
    return formats.formatDate(
      new Date(Date.UTC(Number(year), months.indexOf(month), Number(day))).toISOString().slice(0, 10),
    )
  const [, sign, currency = '', digits = '', end = ''] = figure.exec(text) ?? []
  if (!digits) return null
  const value = Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1)
  const decimals = digits.split('.')[1]?.length ?? 0
  const options = { sign: sign === '+' }
  if (end === '%') return formats.formatPercent(value / 100, { digits: decimals, ...options })
  const code = currencies[currency]
  if (code) {
    const amount = Math.round(value * (steps[end] ?? 1) * (code === 'JPY' ? 1 : 100))
    if (end) return formats.formatMoneyShort({ amount, currency: code })
    return decimals
      ? formats.formatMoney({ amount, currency: code })
      : formats.formatMoneyWhole({ amount, currency: code })
  }
  return end ? formats.formatCount(value * (steps[end] ?? 1)) : formats.formatNumber(value, decimals, options)
}
