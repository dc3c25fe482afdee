/** Milliseconds between two flushes of the same client, as long as they leave time for anything else. */
export const minIntervalMs = 8
export const maxIntervalMs = 49

/** Flushing may take this share of the time before the interval grows: fewer, fuller messages cost less. */
const targetWorkShare = 1 / 20

/** After every rest the processor begins cold, so slices are few, and never shorter than this. */
export const minSlices = 4
const minSliceMs = 2
/** What comes in waits while a slice is flushed: not longer than this, where that can be helped. */
const maxSliceWorkMs = 3

/** More than this share they never take: those who come back all at once must be let in meanwhile. */
const maxWorkShare = 1 / 2

/** How often clients are flushed, after what the last round over all of them has cost. */
export function nextInterval(workMs: number): number {
  const paced = Math.min(maxIntervalMs, Math.max(minIntervalMs, workMs / targetWorkShare))
  return Math.max(paced, workMs / maxWorkShare)
}

/**
 * A round is cut into slices, so that clients are spread evenly over the interval. To change their number moves clients to another place in
 * the round, so it is changed only when slices have become far too long or too short; `workMs` is again what the last round has cost.
 */
export function nextSlices(slices: number, interval: number, workMs: number): number {
  const each = workMs / slices
  const wanted = each > maxSliceWorkMs ? slices * 2 : each < maxSliceWorkMs / 4 ? slices / 2 : slices
  return Math.min(Math.floor(interval / minSliceMs), Math.max(minSlices, wanted))
}
