import { expect, it } from 'vitest'
import { SourceClock } from './source-clock.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 13, 10)

it('[RP-FEED-5] refuses a time to come, and goes on by the monotonic clock', () => {
  let passed = 0
  const clock = new SourceClock(
    () => start,
    () => passed,
  )
  expect(clock.accepts(start + hour)).toBe(false)
  expect(clock.accepts(start)).toBe(true)
  passed = hour
  expect(clock.accepts(start + hour)).toBe(true)
})

it.each([-hour, -400 * 24 * hour])('believes a source that keeps saying so: this clock was %d ms behind', behind => {
  const clock = new SourceClock(
    () => start + behind,
    () => 0,
  )
  const verdicts = Array.from({ length: 25 }, (_, i) => clock.accepts(start + i))
  expect(verdicts.indexOf(true)).toBe(19)
  expect(verdicts.slice(19)).not.toContain(false)
})

it('a clock that was ahead refuses nothing', () => {
  const clock = new SourceClock(
    () => start + hour,
    () => 0,
  )
  expect(clock.accepts(start)).toBe(true)
})
