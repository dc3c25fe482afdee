import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStale, staleAfterMs } from './stale-price.ts'

const minute = 60_000

it('[RP-MARKET-6] the more often a symbol ticks, the sooner its silence counts: from a minute to half an hour', () => {
  const rhythm = (ticks: number, minutes: number) => ({ ticks, firstAt: 0, lastAt: minutes * minute })
  expect(staleAfterMs(rhythm(600, 20))).toBe(minute)
  expect(staleAfterMs(rhythm(11, 10))).toBe(20 * minute)
  expect(staleAfterMs(rhythm(3, 60))).toBe(30 * minute)
  expect(staleAfterMs(rhythm(1, 0))).toBe(30 * minute)
})

it('[RP-MARKET-6] silence counts from the last tick, or from the opening where that is later', () => {
  const rhythm = { ticks: 600, firstAt: 0, lastAt: 20 * minute }
  expect(isStale(rhythm, 21 * minute, 0)).toBe(false)
  expect(isStale(rhythm, 21 * minute + 1, 0)).toBe(true)
  expect(isStale(rhythm, 100 * minute, 99.5 * minute)).toBe(false)
  expect(isStale(null, 30 * minute, 0)).toBe(false)
  expect(isStale(null, 31 * minute, 0)).toBe(true)
})

it('once stale, it stays stale until the next tick', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(10_000_000), (ticks, span, now, more) => {
      const rhythm = { ticks, firstAt: 0, lastAt: span }
      if (isStale(rhythm, now, 0)) expect(isStale(rhythm, now + more, 0)).toBe(true)
    }),
  )
})
