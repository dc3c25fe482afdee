import { describe, expect, it } from 'vitest'
import { exchanges, findExchange } from './exchange.ts'
import { getIsoDate } from './iso-date.ts'
import { marketState } from './market-state.ts'
import { zonedDate, zonedTime } from './zone-time.ts'

const get = (name: string) => {
  const exchange = findExchange(name)
  if (!exchange) throw new Error(`no exchange ${name}`)
  return exchange
}

describe('exchanges', () => {
  it('have no name in common', () => {
    const names = exchanges.flatMap(({ code, mic, aliases }) => [...new Set([code, mic, ...aliases])])
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(exchanges)('$code has a usable zone, hours and a prefix fit for market codes', exchange => {
    expect(exchange.code).toMatch(/^[A-Z0-9]{2,10}$/)
    expect(exchange.mic).toMatch(/^[A-Z0-9]{4}$/)
    expect(zonedTime(new Date(0), exchange.zone).year).toBeGreaterThanOrEqual(1969)
    expect(exchange.openMinute - exchange.openingAuction).toBeGreaterThan(0)
    expect(exchange.openMinute).toBeLessThan(exchange.closeMinute)
    expect(exchange.closeMinute + exchange.closingAuction).toBeLessThan(24 * 60)
  })

  it('[RP-CODE-3] are found by short name, MIC and segment, in any case', () => {
    for (const name of ['LSE', 'XLON', 'AIMX', 'xlon']) expect(findExchange(name)?.code).toBe('LSE')
    expect(findExchange('FUND')).toBeNull()
    expect(findExchange('')).toBeNull()
  })
})

describe('market state', () => {
  it.each([
    ['LSE', '2026-01-07T07:49:59Z', 'CLOSED'],
    ['LSE', '2026-01-07T07:50:00Z', 'AUCTION'],
    ['LSE', '2026-01-07T08:00:00Z', 'OPEN'],
    ['LSE', '2026-01-07T16:29:59Z', 'OPEN'],
    ['LSE', '2026-01-07T16:30:00Z', 'AUCTION'],
    ['LSE', '2026-01-07T16:35:00Z', 'CLOSED'],
    // British summer time: the clock in London is an hour ahead of UTC.
    ['LSE', '2026-07-08T07:00:00Z', 'OPEN'],
    ['LSE', '2026-07-08T15:30:00Z', 'AUCTION'],
    ['LSE', '2026-01-10T12:00:00Z', 'CLOSED'],
    ['LSE', '2026-01-11T12:00:00Z', 'CLOSED'],
    ['NYSE', '2026-01-07T14:29:59Z', 'CLOSED'],
    ['NYSE', '2026-01-07T14:30:00Z', 'OPEN'],
    // New York changes its clock weeks before London does.
    ['NYSE', '2026-03-16T13:30:00Z', 'OPEN'],
    ['XTKS', '2026-01-07T02:30:00Z', 'CLOSED'],
    ['XTKS', '2026-01-07T03:30:00Z', 'OPEN'],
    // Monday morning in Sydney is still Sunday in London.
    ['XASX', '2026-01-11T23:30:00Z', 'OPEN'],
  ])('%s at %s is %s', (name, instant, state) => {
    expect(marketState(get(name), new Date(instant))).toBe(state)
  })

  it('is closed on the holidays given', () => {
    const instant = new Date('2026-12-25T12:00:00Z')
    expect(marketState(get('LSE'), instant)).toBe('OPEN')
    expect(marketState(get('LSE'), instant, new Set([getIsoDate('2026-12-25')]))).toBe('CLOSED')
  })
})

describe('zoned time', () => {
  it('knows offset, weekday and day', () => {
    const instant = new Date('2026-07-08T23:30:15.250Z')
    expect(zonedTime(instant, 'Europe/London')).toMatchObject({ day: 9, hour: 0, minute: 30, second: 15, weekday: 4 })
    expect(zonedTime(instant, 'Europe/London').offsetMinutes).toBe(60)
    expect(zonedTime(instant, 'America/New_York').offsetMinutes).toBe(-240)
    expect(zonedDate(instant, 'Europe/London')).toBe('2026-07-09')
    expect(zonedDate(instant, 'UTC')).toBe('2026-07-08')
  })

  it('refuses an instant that is none', () => {
    expect(() => zonedTime(new Date('never'), 'UTC')).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
  })
})
