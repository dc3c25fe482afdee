import type { StreamHost } from './stream-host.ts'
import type { TimerName } from './stream-state.ts'

/** A timer later than this means that the machine slept. */
export const sleptMs = 5_000

export interface Timers {
  /** One timer per name; setting it again restarts it. */
  set(name: TimerName, ms: number): void
  isSet(name: TimerName): boolean
  stop(name: TimerName): void
  stopAllBut(names: readonly TimerName[]): void
}

export function createTimers(
  host: Pick<StreamHost, 'setTimer' | 'clearTimer' | 'now'>,
  fired: (name: TimerName, late: boolean) => void,
): Timers {
  const running = new Map<TimerName, unknown>()
  function stop(name: TimerName): void {
    host.clearTimer(running.get(name))
    running.delete(name)
  }
  return {
    set(name, ms) {
      stop(name)
      const due = host.now() + ms
      const run = () => {
        running.delete(name)
        fired(name, host.now() > due + sleptMs)
      }
      running.set(name, host.setTimer(run, ms))
    },
    isSet: name => running.has(name),
    stop,
    stopAllBut(names) {
      for (const name of [...running.keys()]) if (!names.includes(name)) stop(name)
    },
  }
}
