/** Milliseconds between two flushes of the same client, as long as flushing leaves time for other work. */
export const minIntervalMs = 8
export const maxIntervalMs = 49

/** Share of the time that flushing may take before the interval grows: fewer, fuller messages cost less. */
const targetWorkShare = 1 / 20

/** The caches are cold after every pause, so slices are few and not too short. */
export const minSlices = 4
const minSliceMs = 2
/** Input waits while a slice is flushed: no longer than this where possible. */
const maxSliceWorkMs = 3

/** Flushing never takes more than this share: new connections must be accepted meanwhile. */
const maxWorkShare = 1 / 2

/** How often clients are flushed, given what the last round over all of them cost. */
export function nextInterval(workMs: number): number {
  const paced = Math.min(maxIntervalMs, Math.max(minIntervalMs, workMs / targetWorkShare))
  return Math.max(paced, workMs / maxWorkShare)
}

/**
 * A round is divided into slices, so that clients are spread evenly over the interval. Changing their number moves clients within
 * the round, so it changes only when slices have become far too long or too short; `workMs` is what the last round cost.
 */
export function nextSlices(slices: number, interval: number, workMs: number): number {
  const each = workMs / slices
  const wanted = each > maxSliceWorkMs ? slices * 2 : each < maxSliceWorkMs / 4 ? slices / 2 : slices
  return Math.min(Math.floor(interval / minSliceMs), Math.max(minSlices, wanted))
}
