import { type IsoDate, isIsoDate } from '@bellwether/domain'

const label =
  /^\ufeff?"?(?:(?:Fund )?Holdings as of|Fondsposition(?:en)? per|Positionen zum|Fund Holdings as at)"?,[ "]{0,3}([^"\r\n]*)/im

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
}

/** What a file says of its day, and the day itself if it is one; null where it says nothing. */
export function readAsOf(head: string): { readonly text: string; readonly day: IsoDate | null } | null {
  const match = label.exec(head)
  if (!match) return null
  const text = match[1]?.trim() ?? ''
  return { text, day: toDay(text) }
}

/** `16/Apr/2026`, `26-Aug-2026`, `Apr 17, 2026`, `30.09.2026`, `04.Sep.2026`, `31.Juli2026`, `2026-04-16`. */
function toDay(text: string): IsoDate | null {
  if (isIsoDate(text)) return text
  const digits = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const dayFirst = /^(\d{1,2})[./ -]{1,2}([\p{L}]{3,9})[./ -]{0,2}(\d{4})$/u.exec(text)
  const monthFirst = /^([\p{L}]{3,9})\.? (\d{1,2}), (\d{4})$/u.exec(text)
  const [day = '', month = '', year = ''] = digits?.slice(1) ??
    dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]]
  const number = digits ? Number(month) : (months[month.slice(0, 3).toLowerCase()] ?? 0)
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}
