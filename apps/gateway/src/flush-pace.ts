/** Milliseconds between two flushes of the same client. */
export const shortestInterval = 8
export const longestInterval = 48

/** Flushing may take this share of the time before the interval grows: fewer, fuller messages cost less. */
const workShare = 1 / 20

/** Below it timers cost more than they spread: after every rest the processor begins cold. */
const shortestSlice = 2
const slices = 12

/** How often clients are flushed, after what the last round over all of them has cost. */
export function nextInterval(workMs: number): number {
  return Math.min(longestInterval, Math.max(shortestInterval, workMs / workShare))
}

/** A round is cut into slices, so that clients are spread evenly over the interval. */
export function sliceOf(interval: number): number {
  return Math.max(shortestSlice, interval / slices)
}
