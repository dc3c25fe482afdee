import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createListing } from '../testing/listings.ts'
import { createMarketHours } from './market-hours.ts'
import { createSimulatedSymbol } from './simulated-price.ts'
import { simulatedTotals } from './simulated-totals.ts'

const hours = createMarketHours('exchange')
const open = Date.UTC(2026, 10, 16, 7, 50)
const symbol = createSimulatedSymbol(createListing('LSE:HVL'), 1, open, hours)

it('volume and trades only grow within a session, and end near the usual volume', () => {
  const minute = fc.integer({ min: 0, max: 525 }).map(count => open + count * 60_000)
  fc.assert(
    fc.property(minute, minute, (a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map(at => simulatedTotals(symbol, at, hours))
      expect(late?.volume).toBeGreaterThanOrEqual(early?.volume ?? 0)
      expect(late?.trades).toBeGreaterThanOrEqual(early?.trades ?? 0)
    }),
  )
  const { volume } = simulatedTotals(symbol, open + 525 * 60_000, hours)
  expect(volume).toBeGreaterThan(590_000)
  expect(volume).toBeLessThan(1_410_000)
})

it('start from nothing in the next session', () => {
  expect(simulatedTotals(symbol, open + 86_400_000, hours)).toMatchObject({ from: open + 86_400_000, volume: 0 })
})
