import type { IsoDate } from './brand.ts'
import { dateParts, parseIsoDate } from './iso-date.ts'
import { shortMonthName } from './month-name.ts'
import { zonedTime } from './zone-time.ts'

const pad = (n: number): string => String(n).padStart(2, '0')

/** `27 Nov 2025` */
export function formatDate(date: string): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${shortMonthName(month)} ${year}`
}

/** `27/11/2025` */
export function formatDateNumeric(date: string): string {
  const { year, month, day } = dateParts(date)
  return `${pad(day)}/${pad(month)}/${String(year).padStart(4, '0')}`
}

/** DD/MM/YYYY as people type it; a day or month of one digit is understood. */
export function parseDateNumeric(text: string): IsoDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

// Engines print other names for these by locale data, so the names are ours: minutes from UTC to abbreviation.
const abbreviations: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'Europe/London': { 0: 'GMT', 60: 'BST' },
  'Europe/Dublin': { 0: 'GMT', 60: 'IST' },
  'America/New_York': { [-300]: 'EST', [-240]: 'EDT' },
  'America/Toronto': { [-300]: 'EST', [-240]: 'EDT' },
  'Europe/Amsterdam': { 60: 'CET', 120: 'CEST' },
  'Europe/Berlin': { 60: 'CET', 120: 'CEST' },
  'Europe/Brussels': { 60: 'CET', 120: 'CEST' },
  'Europe/Paris': { 60: 'CET', 120: 'CEST' },
  'Europe/Zurich': { 60: 'CET', 120: 'CEST' },
  'Asia/Tokyo': { 540: 'JST' },
  'Asia/Hong_Kong': { 480: 'HKT' },
  'Asia/Jerusalem': { 120: 'IST', 180: 'IDT' },
  'Africa/Johannesburg': { 120: 'SAST' },
  'Australia/Sydney': { 600: 'AEST', 660: 'AEDT' },
  UTC: { 0: 'UTC' },
}

/** `14:32:07 GMT`, in summer `14:32:07 BST`; a zone without a name of its own shows its offset. */
export function formatTime(instant: Date, zone: string): string {
  const { hour, minute, second, offsetMinutes } = zonedTime(instant, zone)
  return `${pad(hour)}:${pad(minute)}:${pad(second)} ${abbreviations[zone]?.[offsetMinutes] ?? formatOffset(offsetMinutes)}`
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

/** The calendar day and time of an instant in a zone: `27 Nov 2025, 14:32:07 GMT`. */
export function formatDateTime(instant: Date, zone: string): string {
  const { year, month, day } = zonedTime(instant, zone)
  return `${day} ${shortMonthName(month)} ${year}, ${formatTime(instant, zone)}`
}
