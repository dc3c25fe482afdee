import { type Clock, systemClock } from '../src/index.ts'

/** Real clocks with offsets that a test changes. */
export function createManualClock() {
  let ahead = 0
  let wallOffset = 0
  const clock: Clock = {
    wall: () => systemClock.wall() + ahead + wallOffset,
    monotonic: () => systemClock.monotonic() + ahead,
  }
  return {
    clock,
    /** Time passes. */
    advance(ms: number) {
      ahead += ms
    },
    /** Somebody sets the wall clock. */
    stepWall(ms: number) {
      wallOffset += ms
    },
  }
}
