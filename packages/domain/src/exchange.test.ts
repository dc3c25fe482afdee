import { describe, expect, it } from 'vitest'
import { exchanges, findExchange } from './exchange.ts'
import { zonedDate, zonedTime } from './zone-time.ts'

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
