import { daysInMonth, formatIsoDate, type IsoDate, isIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import { readDay, readText } from './fields.ts'
import { monthOf, parseSpelledDay } from './spelled-day.ts'

const monthForms = [
  /^(\d{4})[ -]?([A-Za-z]{3})[a-z]*$/,
  /^([A-Za-z]{3})[a-z]*[ -](\d{4})$/,
  /^(\d{4})-(\d{2})$/,
] as const

/** A day or a month; a year or a quarter is none. */
export function isPeriod(text: string): boolean {
  return toPeriod(text) !== null
}

/** `2026-10-31`, `31 Oct 2026`; of `2026 OCT`, `Oct 2026` and `2026-10` the last day. */
export function readPeriod(field: string, given: string | undefined, today: IsoDate): IsoDate {
  const text = readText(field, given)
  const day = toPeriod(text)
  if (day === null) {
    throw new RejectedRowError(
      'IMPORT_NOT_A_DATE',
      field,
      text,
      `${field} must be a day or a month, such as 2026-11-13 or 2026 OCT`,
    )
  }
  return readDay(field, day, { from: '1900-01-02', to: today })
}

function toPeriod(text: string): string | null {
  if (isIsoDate(text)) return text
  const day = parseSpelledDay(text)
  if (day !== null) return day
  const [yearFirst, yearLast, digits] = monthForms.map(form => form.exec(text))
  const year = Number(yearFirst?.[1] ?? yearLast?.[2] ?? digits?.[1])
  const month = Number(digits?.[2] ?? monthOf(yearFirst?.[2] ?? yearLast?.[1] ?? ''))
  if (!Number.isInteger(year) || month < 1 || month > 12) return null
  return formatIsoDate(year, month, daysInMonth(year, month))
}
