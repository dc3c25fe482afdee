import { describe, expect, it } from 'vitest'
import { price } from '../price.ts'
import { closeBefore, dayChangeOf } from './day-change.ts'
import { marketDay, previousMarketDay } from './market-day.ts'

const friday = { at: new Date('2026-11-13T16:35:00Z'), last: 105, previousClose: 100 }

describe('the day change', () => {
  it('[RP-MARKET-4] is the price against the close of the session before, in amount and percentage', () => {
    expect(dayChangeOf(price(10146, 2, 'GBX'), price(10000, 2, 'GBX'))).toEqual({
      amount: price(146, 2, 'GBX'),
      fraction: 0.0146,
    })
    expect(dayChangeOf(price(1, 0, 'GBX'), null)).toBeNull()
    expect(dayChangeOf(null, price(1, 0, 'GBX'))).toBeNull()
    expect(dayChangeOf(price(1, 0, 'GBX'), price(0, 0, 'GBX'))).toBeNull()
  })

  it.each([
    ['on Friday evening from Thursday', 'exchange', '2026-11-13T20:00:00Z', 100],
    ['at the weekend still from Thursday: the market is closed', 'exchange', '2026-11-15T22:00:00Z', 100],
    ['on Monday from Friday', 'exchange', '2026-11-16T09:00:00Z', 105],
    ['on Sunday from Friday, where Sunday is a session', 'always', '2026-11-15T22:00:00Z', 105],
    ['on Friday night from Thursday, where it still is Friday', 'always', '2026-11-13T23:59:59Z', 100],
  ] as const)('[RP-MARKET-4] counts %s', (_when, hours, at, close) => {
    expect(closeBefore(friday, 'LSE', Date.parse(at), hours)).toBe(close)
  })

  it('a quote without a last price keeps its previous close', () => {
    expect(closeBefore({ ...friday, last: null }, 'LSE', Date.parse('2026-11-16T09:00:00Z'), 'exchange')).toBe(100)
  })
})

describe('the day of a price', () => {
  it('[RP-MARKET-5] is the session of its exchange, or in a demonstration the day in UTC', () => {
    const sunday = Date.parse('2026-11-15T22:00:00Z')
    expect(marketDay('LSE', sunday, 'exchange').day).toBe('2026-11-13')
    expect(marketDay('LSE', sunday, 'always')).toEqual({
      day: '2026-11-15',
      from: Date.UTC(2026, 10, 15),
      until: Date.UTC(2026, 10, 16),
    })
    const monday = marketDay('LSE', Date.parse('2026-11-16T09:00:00Z'), 'exchange')
    expect(previousMarketDay('LSE', monday, 'exchange').day).toBe('2026-11-13')
    expect(previousMarketDay('LSE', marketDay('LSE', sunday, 'always'), 'always').day).toBe('2026-11-14')
    expect(marketDay('FUND', sunday, 'exchange').day).toBe('2026-11-15')
  })
})
