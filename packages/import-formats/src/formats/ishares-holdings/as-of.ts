import { type IsoDate, isIsoDate } from '@bellwether/domain'
import { parseSpelledDay } from '../../reading/spelled-day.ts'

const label =
  /^\ufeff?"?(?:(?:Fund )?Holdings as of|Fondsposition(?:en)? per|Positionen zum|Fund Holdings as at)"?,[ "]{0,3}([^"\r\n]*)/im

/** What a file says of its day, and the day itself if it is one; null where it says nothing. */
export function readAsOf(head: string): { readonly text: string; readonly day: IsoDate | null } | null {
  const match = label.exec(head)
  if (!match) return null
  const text = match[1]?.trim() ?? ''
  return { text, day: toDay(text) }
}

/** `30.09.2026`, `2026-04-16`, and days whose month is a word. */
function toDay(text: string): IsoDate | null {
  if (isIsoDate(text)) return text
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : parseSpelledDay(text)
}
