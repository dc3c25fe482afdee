/** Milliseconds between two flushes of the same client, as long as a longer wait would save little. */
export const minIntervalMs = 14
export const maxIntervalMs = 49

/** Share of the time that may go on what fewer, fuller messages would save, before the interval grows. */
const targetSavedShare = 1 / 24

/** The caches are cold after every pause, so slices are few and not too short. */
const minSliceMs = 6
/** Input waits while a slice is flushed: no longer than this where possible. */
const maxSliceWorkMs = 3

/** Flushing never takes more than this share: new connections must be accepted meanwhile. */
const maxWorkShare = 1 / 2

/** What a round over all clients cost, and how many changes went into each of its messages. */
export interface RoundWork {
  readonly gatherMs: number
  readonly sendMs: number
  readonly changesPerMessage: number
}

/**
 * How often clients are flushed, given the last round. A longer interval saves visits, and of the messages those that would become one: none
 * where each has a single change, which then need not wait.
 */
export function nextInterval({ gatherMs, sendMs, changesPerMessage }: RoundWork): number {
  const savedMs = gatherMs + sendMs * (1 - 1 / Math.max(1, changesPerMessage))
  const paced = Math.min(maxIntervalMs, Math.max(minIntervalMs, savedMs / targetSavedShare))
  return Math.max(paced, (gatherMs + sendMs) / maxWorkShare)
}

/**
 * A round that takes long is divided into slices, which spread clients evenly over the interval. Changing their number moves clients within
 * the round, so it changes only when slices have become far too long or too short; `workMs` is what the last round cost.
 */
export function nextSlices(slices: number, interval: number, workMs: number): number {
  const each = workMs / slices
  const wanted = each > maxSliceWorkMs ? slices * 2 : each < maxSliceWorkMs / 4 ? Math.floor(slices / 2) : slices
  return Math.min(Math.floor(interval / minSliceMs), Math.max(1, wanted))
}
