import { getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText, foldLine, type Ics, type IcsEvent, writeIcs } from './ics.ts'

const event: IcsEvent = {
  id: 7,
  day: getIsoDate('2026-12-31'),
  summary: 'Harrow & Vale: results; full year, 2026',
  description: 'Estimated.',
  confirmed: false,
  stamp: new Date('2026-11-13T16:35:00.000Z'),
}

const write = (given: Pick<Ics, 'title' | 'events'>) =>
  writeIcs(
    { kind: 'ics', name: 'dates', path: '/market-research/sub/LSE:HVL/company-info', ...given },
    'https://bellwether.example',
  )
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const unescapeText = (text: string) => text.replace(/\\(.)/g, (_, it: string) => (it === 'n' ? '\n' : it))

describe('a calendar file', () => {
  it('has the required lines, with all-day events that end on the next day', () => {
    expect(write({ title: 'Dates', events: [event] }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bellwether//Financial calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Dates',
      'BEGIN:VEVENT',
      'UID:event-7@bellwether.example',
      'DTSTAMP:20261113T163500Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Harrow & Vale: results\\; full year\\, 2026',
      'DESCRIPTION:Estimated.',
      'URL:https://bellwether.example/market-research/sub/LSE:HVL/company-info',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 })

  it('never has a line over 75 octets, a split character or a bare line end, and unfolds to the same text', () => {
    fc.assert(
      fc.property(
        anyText.map(text => text.replace(/[\r\n]/g, '')),
        text => {
          const folded = foldLine(text)
          for (const line of folded.split('\r\n')) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
            expect(Buffer.from(line).toString()).toBe(line)
          }
          expect(unfold(folded)).toBe(text)
        },
      ),
    )
  })

  it('round-trips any text, with normalised line ends', () => {
    fc.assert(
      fc.property(anyText, text => {
        const escaped = escapeText(text)
        expect(escaped).not.toMatch(/[\r\n]/)
        expect(unescapeText(escaped)).toBe(text.replace(/\r\n|\r/g, '\n'))
      }),
    )
  })

  it('escapes line breaks in titles', () => {
    const file = write({ title: 'x\r\nBEGIN:VALARM', events: [{ ...event, summary: 'a\nATTACH:http://x' }] })
    expect(file).not.toMatch(/^(BEGIN:VALARM|ATTACH)/m)
  })
})
