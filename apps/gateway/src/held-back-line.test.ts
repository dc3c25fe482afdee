import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTick, hvl } from '../testing/streamed-market.ts'
import { HeldBackLine } from './held-back-line.ts'

const delay = 15 * 60_000

it('[RP-ACCESS-2] nothing comes out before its time, everything in order, and memory is bounded', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 2000 }), steps => {
      const line = new HeldBackLine(delay)
      let now = 0
      let sequence = 0
      let shown = -1
      const takenAt: number[] = []
      for (const step of steps) {
        now += step
        if (line.isReady(now)) {
          takenAt.push(now)
          line.take(createTick(hvl, sequence), now)
          sequence += 1
        }
        const tick = line.release(now)
        if (tick === null) continue
        expect(tick.sequence).toBeGreaterThan(shown)
        shown = tick.sequence
        expect(takenAt[shown]).toBeLessThanOrEqual(now - delay)
        // The latest that may be seen, not an older one.
        expect(takenAt[shown + 1] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now - delay)
      }
    }),
    { numRuns: 50 },
  )
})

it('prices from before somebody watched find their place', () => {
  const line = new HeldBackLine(delay)
  line.take(createTick(hvl, 3), 0)
  line.add(createTick(hvl, 1), -1)
  line.add(createTick(hvl, 2), 60_000)
  expect(line.release(0)?.sequence).toBe(1)
  expect(line.release(60_000)?.sequence).toBe(2)
  expect(line.release(delay - 1)).toBeNull()
  expect(line.release(delay)?.sequence).toBe(3)
})
