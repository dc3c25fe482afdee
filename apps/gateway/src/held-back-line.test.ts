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
  expect(line.release(0)?.sequence).toBe(1)
  line.add(createTick(hvl, 2), 60_000)
  expect(line.release(60_000)?.sequence).toBe(2)
  expect(line.release(delay - 1)).toBeNull()
  expect(line.release(delay)?.sequence).toBe(3)
})

it('takes the latest so seldom that there is room for all it takes', () => {
  const line = new HeldBackLine(delay)
  const [taken, shown]: [number[], number[]] = [[], []]
  for (let second = 0; second <= 3600; second += 1) {
    if (line.isReady(second * 1000)) {
      taken.push(second)
      line.take(createTick(hvl, second), second * 1000)
    }
    const tick = line.release(second * 1000)
    if (tick !== null) shown.push(tick.sequence)
  }
  expect(shown).toEqual(taken.filter(second => second * 1000 + delay <= 3_600_000))
  expect(taken.length).toBeGreaterThan(500)
})

it('takes one of a short delay once a second', () => {
  const line = new HeldBackLine(60_000)
  line.take(createTick(hvl, 1), 0)
  expect([999, 1000].map(now => line.isReady(now))).toEqual([false, true])
})

it('leaves out what it has no room for, rather than show it early', () => {
  const line = new HeldBackLine(delay)
  for (let sequence = 1; sequence <= 200; sequence += 1) line.add(createTick(hvl, sequence), sequence)
  expect(line.release(1)?.sequence).toBe(1)
  expect(line.release(200)?.sequence).toBe(180)
})
