import type { StreamHost } from './stream-host.ts'
import type { StreamEvent } from './stream-state.ts'
import { sleptMs, type Timers } from './timers.ts'

/** Silence is shown within ten seconds whatever the server promises; a shorter promise gets a little extra time. */
const maxSilenceMs = 10_000
const graceMs = 2_000

export interface SilenceWatch {
  /** A new connection has promised nothing yet. */
  reset(): void
  /** The server promises its next message within this time. */
  promise(withinMs: number): void
  heard(): void
  /** Starts waiting for the next message, unless it is waiting already. */
  wait(): void
  check(): void
}

/** Notices when nothing has arrived for longer than the server promised. */
export function createSilenceWatch(
  host: Pick<StreamHost, 'now'>,
  timers: Timers,
  dispatch: (event: StreamEvent) => void,
): SilenceWatch {
  let heardAt = 0
  let limit = maxSilenceMs
  return {
    reset() {
      limit = maxSilenceMs
    },
    promise(withinMs) {
      const promised = Math.min(withinMs + graceMs, maxSilenceMs)
      // A running timer reads the limit only when it fires, so a shorter limit needs a new timer.
      if (promised < limit) timers.stop('silence')
      limit = promised
    },
    heard() {
      heardAt = host.now()
    },
    wait() {
      if (!timers.isSet('silence')) timers.set('silence', limit)
    },
    check() {
      const silentMs = host.now() - heardAt
      if (silentMs < limit) timers.set('silence', limit - silentMs)
      else dispatch({ type: silentMs > limit + sleptMs ? 'woke' : 'silence' })
    },
  }
}
