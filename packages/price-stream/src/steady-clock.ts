/**
 * A clock for intervals that includes the time the machine slept and never goes back. Neither of the browser's clocks
 * does both: the wall clock can be set, and the monotonic one may stand still during sleep. Each step counts whichever
 * of them moved further, so setting the wall clock back costs nothing and setting it forward looks like sleep.
 */
export function createSteadyClock(wall: () => number, monotonic: () => number): () => number {
  let elapsed = 0
  let lastWall = wall()
  let lastMonotonic = monotonic()
  return () => {
    const wallNow = wall()
    const monotonicNow = monotonic()
    elapsed += Math.max(wallNow - lastWall, monotonicNow - lastMonotonic, 0)
    lastWall = wallNow
    lastMonotonic = monotonicNow
    return elapsed
  }
}
