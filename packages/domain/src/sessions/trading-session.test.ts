import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusinessDay } from '../business-day.ts'
import { exchanges } from '../exchange.ts'
import { fromEpochDay, getIsoDate, isIsoDate, toEpochDay, weekdayOf } from '../iso-date.ts'
import { zonedTime } from '../zone-time.ts'
import { exchangeCalendars } from './calendars/index.ts'
import {
  lastClosedSession,
  latestSession,
  nextOpening,
  nextSession,
  previousSession,
  sessionOn,
} from './trading-session.ts'

const d = getIsoDate
const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString())
const codes = exchanges.map(({ code }) => code)
const anyExchange = fc.constantFrom(...codes)
const anyDay = fc.integer({ min: toEpochDay('2025-01-01'), max: toEpochDay('2027-12-31') }).map(fromEpochDay)
const anyTime = fc.integer({ min: Date.UTC(2025, 0, 3), max: Date.UTC(2027, 11, 20) })

describe('the calendars of exchanges', () => {
  it('[RP-MARKET-1] name their source, cover 2025 to 2027 and list weekdays that exist', () => {
    for (const { source, enteredOn, years } of exchangeCalendars) {
      expect(source).toMatch(/https:/)
      expect(isIsoDate(enteredOn)).toBe(true)
      expect(Object.keys(years)).toEqual(['2025', '2026', '2027'])
      for (const [year, { closed, early = {} }] of Object.entries(years)) {
        const dates = [...closed, ...Object.keys(early)]
        expect(new Set(dates).size).toBe(dates.length)
        expect(closed).toEqual(closed.toSorted())
        for (const date of dates) expect([0, 6]).not.toContain(weekdayOf(d(`${year}-${date}`)))
      }
    }
  })

  it("London's are England's bank holidays, which are calculated elsewhere", () => {
    fc.assert(
      fc.property(anyDay, day => {
        expect(sessionOn('LSE', day) !== null).toBe(isBusinessDay(day))
      }),
    )
  })

  it.each([
    ['NYSE', '2025-01-09', false],
    ['NYSE', '2026-07-03', false],
    ['NASDAQ', '2027-12-24', false],
    // London rests, New York and Tokyo do not.
    ['NYSE', '2026-05-04', true],
    ['LSE', '2026-05-04', false],
    ['XETR', '2026-12-24', false],
    ['XPAR', '2026-12-24', true],
    ['XPAR', '2026-05-01', false],
    ['XTKS', '2026-09-22', false],
    ['XTKS', '2026-12-25', true],
    ['XTKS', '2027-03-22', false],
  ])('[RP-MARKET-1] %s on %s: trading is %s', (exchange, day, trades) => {
    expect(sessionOn(exchange, d(day)) !== null).toBe(trades)
  })
})

describe('a session', () => {
  it.each([
    ['LSE', '2026-11-13', '2026-11-13T07:50:00.000Z', '2026-11-13T16:35:00.000Z'],
    // Summer time.
    ['LSE', '2026-07-08', '2026-07-08T06:50:00.000Z', '2026-07-08T15:35:00.000Z'],
    // New York changes its clocks weeks before London.
    ['NYSE', '2026-03-16', '2026-03-16T13:30:00.000Z', '2026-03-16T20:00:00.000Z'],
    ['NYSE', '2026-11-27', '2026-11-27T14:30:00.000Z', '2026-11-27T18:00:00.000Z'],
    ['XTKS', '2026-11-16', '2026-11-16T00:00:00.000Z', '2026-11-16T06:30:00.000Z'],
    ['XASX', '2026-01-12', '2026-01-11T23:00:00.000Z', '2026-01-12T05:12:00.000Z'],
  ])('[RP-MARKET-2] of %s on %s is from %s to %s', (exchange, day, from, to) => {
    const session = sessionOn(exchange, d(day))
    expect([iso(session?.startsAt), iso(session?.endsAt)]).toEqual([from, to])
  })

  it('[RP-MARKET-2] is short on the days before Christmas and New Year in London', () => {
    const session = sessionOn('LSE', d('2026-12-24'))
    expect(session).toMatchObject({ early: true, lunch: null })
    expect([iso(session?.closesAt), iso(session?.endsAt)]).toEqual([
      '2026-12-24T12:30:00.000Z',
      '2026-12-24T12:35:00.000Z',
    ])
  })

  it('shows the local hours of its exchange on every day, whatever the clocks do', () => {
    fc.assert(
      fc.property(anyExchange, anyDay, (code, day) => {
        const session = sessionOn(code, day)
        const exchange = exchanges.find(known => known.code === code)
        if (!session || !exchange) return
        const { hour, minute } = zonedTime(new Date(session.opensAt), exchange.zone)
        expect(hour * 60 + minute).toBe(exchange.openMinute)
        expect(session.startsAt <= session.opensAt && session.opensAt < session.closesAt).toBe(true)
        expect(session.closesAt <= session.endsAt).toBe(true)
      }),
    )
  })
})

describe('sessions around an instant', () => {
  it.each([
    ['a Sunday night', '2026-11-15T23:00:00Z', '2026-11-13', '2026-11-13', '2026-11-16T08:00:00.000Z'],
    ['before the opening', '2026-11-16T07:00:00Z', '2026-11-13', '2026-11-13', '2026-11-16T08:00:00.000Z'],
    ['in the opening auction', '2026-11-16T07:55:00Z', '2026-11-16', '2026-11-13', '2026-11-16T08:00:00.000Z'],
    ['while it trades', '2026-11-16T12:00:00Z', '2026-11-16', '2026-11-13', '2026-11-17T08:00:00.000Z'],
    ['in the closing auction', '2026-11-16T16:34:59Z', '2026-11-16', '2026-11-13', '2026-11-17T08:00:00.000Z'],
    ['after the close', '2026-11-16T16:35:00Z', '2026-11-16', '2026-11-16', '2026-11-17T08:00:00.000Z'],
    ['at Christmas', '2026-12-26T12:00:00Z', '2026-12-24', '2026-12-24', '2026-12-29T08:00:00.000Z'],
  ])('[RP-MARKET-3] %s', (_when, at, latest, closed, opening) => {
    const time = Date.parse(at)
    expect(latestSession('LSE', time)?.day).toBe(latest)
    expect(lastClosedSession('LSE', time)?.day).toBe(closed)
    expect(iso(nextOpening('LSE', time))).toBe(opening)
  })

  it('[RP-MARKET-3] trading goes on after lunch in Tokyo', () => {
    expect(iso(nextOpening('XTKS', Date.parse('2026-11-16T03:00:00Z')))).toBe('2026-11-16T03:30:00.000Z')
  })

  it('form one chain: before, latest and next are neighbours with nothing between them', () => {
    fc.assert(
      fc.property(anyExchange, anyTime, (code, time) => {
        const latest = latestSession(code, time)
        const closed = lastClosedSession(code, time)
        const next = nextSession(code, time)
        if (!latest || !closed || !next) throw new Error(`no session of ${code} near ${iso(time)}`)
        expect(latest.startsAt <= time && closed.endsAt <= time && next.opensAt > time).toBe(true)
        expect(closed === latest || closed === previousSession(code, latest.day)).toBe(true)
        expect(next === latest || previousSession(code, next.day) === latest).toBe(true)
      }),
    )
  })

  it('has none for an exchange that we do not know', () => {
    expect(latestSession('NOWHERE', Date.UTC(2026, 10, 16))).toBeNull()
    expect(nextOpening('FUND', Date.UTC(2026, 10, 16))).toBeNull()
  })
})
