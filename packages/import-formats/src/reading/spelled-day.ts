import { type IsoDate, isIsoDate } from '@bellwether/domain'

/** By the first three letters, in English and German. */
const months: Readonly<Record<string, string>> = {
  ...{ jan: '01', feb: '02', mar: '03', mär: '03', apr: '04', may: '05', mai: '05', jun: '06' },
  ...{ jul: '07', aug: '08', sep: '09', oct: '10', okt: '10', nov: '11', dec: '12', dez: '12' },
}
const dayFirst = /^(\d{1,2})[./ -]{1,2}(\p{L}{3,9})[./ -]{0,2}(\d{4})$/u
const monthFirst = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u

/** `01` to `12` of the name of a month, whole or shortened. */
export function monthOf(name: string): string | null {
  return months[name.slice(0, 3).toLowerCase()] ?? null
}

/** A day whose month is a word: `16/Apr/2026`, `13-Nov-2025`, `13 November 2025`, `31.Juli2026`, `Nov 13, 2025`. */
export function parseSpelledDay(text: string): IsoDate | null {
  const [, first, name, last] = dayFirst.exec(text) ?? []
  const [, month = name, day = first, year = last] = monthFirst.exec(text) ?? []
  const iso = `${year}-${monthOf(month ?? '')}-${day?.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}
