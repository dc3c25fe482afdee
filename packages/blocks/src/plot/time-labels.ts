import { dateParts, formatDate, shortMonthName, zonedTime } from '@bellwether/domain'
import type { AxisLabel } from './axes.tsx'

/** Five labels along the time axis: hours within a day, days within weeks and months, months within years. */
export function timeLabels(times: readonly string[], zone: string): readonly AxisLabel[] {
  const first = times[0]
  const last = times.at(-1)
  if (first === undefined || last === undefined) return []
  const count = Math.min(5, times.length)
  const spanDays = (Date.parse(last) - Date.parse(first)) / 86_400_000
  const intraday = first.includes('T') && spanDays < 1
  return Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 0 : index / (count - 1)
    const time = times[Math.round(at * (times.length - 1))] ?? first
    return { at, text: intraday ? clock(time, zone) : dayText(time, spanDays), minor: index % 2 === 1 }
  })
}

function clock(time: string, zone: string): string {
  const { hour, minute } = zonedTime(new Date(time), zone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

function dayText(time: string, spanDays: number): string {
  const day = time.slice(0, 10)
  const { year, month } = dateParts(day)
  if (spanDays > 1200) return String(year)
  if (spanDays > 120) return `${shortMonthName(month)} ${year}`
  return formatDate(day).replace(/ \d{4}$/, '')
}
