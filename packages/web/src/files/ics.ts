import { addDays, type IsoDate } from '@bellwether/domain'

/** Dates to import into a calendar. */
export interface Ics {
  readonly kind: 'ics'
  /** Without the extension: `hvl-dates`. */
  readonly name: string
  readonly title: string
  /** Path of the page with these dates. */
  readonly path: string
  readonly events: readonly IcsEvent[]
}

export interface IcsEvent {
  /** Stable, so that a calendar updates an event instead of adding another. */
  readonly id: number
  readonly day: IsoDate
  readonly summary: string
  readonly description: string
  readonly confirmed: boolean
  /** When the event was last updated. */
  readonly stamp: Date
}

/** RFC 5545. All-day events marked as free time. */
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
      // The end date is exclusive.
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

/** At most 75 octets per line; continuation lines start with a space. Characters are not split. */
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
