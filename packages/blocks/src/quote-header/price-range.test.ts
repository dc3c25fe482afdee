import { price } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { positionIn, tradingText, widenedBy, yearLabel } from './price-range.ts'

const pence = (value: number) => price(Math.round(value * 100), 2, 'GBX')
const day = { low: pence(440), high: pence(455) }

it('[RP-QUOTE-16] a range widened by prices holds every one of them, and no others', () => {
  const value = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(value, value, fc.array(value), (one, other, ticks) => {
      const start = {
        low: price(Math.min(one, other), 2, 'GBX'),
        high: price(Math.max(one, other), 2, 'GBX'),
      }
      const range = ticks.reduce<typeof start | null>((wide, tick) => widenedBy(wide, price(tick, 2, 'GBX')), start)
      expect(range?.low.value).toBe(Math.min(one, other, ...ticks))
      expect(range?.high.value).toBe(Math.max(one, other, ...ticks))
    }),
  )
  expect(widenedBy(day, pence(450))).toBe(day)
  expect([widenedBy(null, pence(450)), widenedBy(day, null)]).toEqual([null, day])
})

it('summarises the day’s trading in one line', () => {
  expect(tradingText({ day, volume: 12_000, time: null })).toBe('Day 440.00 to 455.00p, 12,000 traded')
  expect(tradingText({ day: null, volume: 0, time: null })).toBe('no trades')
  expect(tradingText({ day: null, volume: null, time: null })).toBe('No trades today')
})

it('[RP-QUOTE-14] dates what was traded in a session that goes on', () => {
  expect(tradingText({ day, volume: 12_000, time: '14:32:07 GMT' })).toBe(
    'Day 440.00 to 455.00p, 12,000 traded, at 14:32',
  )
})

it('says how far the last price is below the highest of a year', () => {
  const year = { low: pence(400), high: pence(500) }
  expect([positionIn(year, pence(450)), yearLabel(year, pence(450))]).toEqual([0.5, '52 weeks: 10.00% below the high'])
  expect(yearLabel(year, pence(500))).toBe('52 weeks: at the high')
  expect(positionIn({ low: pence(500), high: pence(500) }, pence(500))).toBeNull()
})
