import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

function createCase() {
  const time = { wall: 1_800_000_000_000, monotonic: 500 }
  const now = createSteadyClock(
    () => time.wall,
    () => time.monotonic,
  )
  return { time, now }
}

describe('createSteadyClock', () => {
  it('goes on at its pace when the wall clock is set back by an hour', () => {
    const { time, now } = createCase()
    time.wall -= 3_600_000
    expect(now()).toBe(0)
    time.wall += 9000
    time.monotonic += 9000
    expect(now()).toBe(9000)
  })

  it('includes the time the machine slept, while the monotonic clock stood still', () => {
    const { time, now } = createCase()
    time.wall += 60_000
    time.monotonic += 5
    expect(now()).toBe(60_000)
  })

  it('never goes back, whatever the two clocks do', () => {
    const step = fc.record({ wall: fc.integer(), monotonic: fc.nat() })
    fc.assert(
      fc.property(fc.array(step), steps => {
        const { time, now } = createCase()
        let last = 0
        for (const { wall, monotonic } of steps) {
          time.wall += wall
          time.monotonic += monotonic
          const next = now()
          expect(next).toBeGreaterThanOrEqual(last + monotonic)
          last = next
        }
      }),
    )
  })
})
