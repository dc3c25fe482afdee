import { expect, it } from 'vitest'
import { runRace } from '../testing/subscription-race.ts'

// A slice of what bench/schedules runs 10,000 times.
const races = 300

it('ends with exactly what each client asked for last, in whatever order commands, lookups and ticks come', {
  timeout: 60_000,
}, async () => {
  let commands = 0
  for (let seed = 1; seed <= races; seed += 1) commands += (await runRace(seed)).commands
  expect(commands).toBeGreaterThan(races * 5)
})
