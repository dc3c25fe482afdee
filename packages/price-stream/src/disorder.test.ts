import { expect, it } from 'vitest'
import { runSchedule } from '../testing/disorder.ts'

// A slice of what bench/schedules runs 100,000 times.
const schedules = 5000

it('notices every lost, repeated and swapped message, and never goes back to an older price', {
  timeout: 60_000,
}, () => {
  let disturbed = 0
  let ticks = 0
  for (let seed = 1; seed <= schedules; seed += 1) {
    const result = runSchedule(seed)
    disturbed += result.disturbed
    ticks += result.ticks
  }
  // Both happened, or this test would show nothing.
  expect(disturbed).toBeGreaterThan(schedules / 3)
  expect(ticks).toBeGreaterThan(schedules)
})
