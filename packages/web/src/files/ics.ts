import { addDays, type IsoDate } from '@bellwether/domain'

/** Dates to take along into a calendar of one's own. */
export interface Ics {
  readonly kind: 'ics'
  /** Without the ending: `hvl-dates`. */
  readonly name: string
  readonly title: string
  /** Path of the page these dates are from. */
  readonly path: string
  readonly events: readonly IcsEvent[]
}

export interface IcsEvent {
  /** The same for the same event for good, so that a calendar that has it changes it instead of adding another. */
  readonly id: number
  readonly day: IsoDate
  readonly summary: string
  readonly description: string
  readonly confirmed: boolean
  /** When this was known. */
  readonly stamp: Date
}

/** RFC 5545. Whole days, which fill no time: a results day must not make its reader look busy. */
export function writeIcs({ title, path, events }: Ics, origin: string): string {
  const page = new URL(path, origin)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellwether//Financial calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:event-${event.id}@${page.hostname}`,
      `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
      `DTSTART;VALUE=DATE:${dateOf(event.day)}`,
      // The day after: an end is not part of the event.
      `DTEND;VALUE=DATE:${dateOf(addDays(event.day, 1))}`,
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      `URL:${page.href}`,
      `STATUS:${event.confirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(line)}\r\n`).join('')
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

const maxOctets = 75
const encoder = new TextEncoder()

/** At most 75 octets a line; a continuation starts with a space. Never within a character. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function dateOf(day: IsoDate): string {
  return day.replaceAll('-', '')
}
