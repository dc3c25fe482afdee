import { BusyError } from '../errors.ts'

/** Somebody in the queue. */
export interface Waiter {
  readonly since: number
  start(): void
  giveUp(): void
}

export interface WaitOptions {
  readonly since: number
  readonly waitMs: number
  readonly signal: AbortSignal | undefined
  /** Begins the turn; returns what ends it. */
  readonly begin: () => () => void
  /** Takes the waiter out of the queue. */
  readonly leave: () => void
}

/** A place in the queue, given up by itself after some time or with the signal, and the turn it leads to. */
export function createWait({ since, waitMs, signal, begin, leave }: WaitOptions) {
  const { promise: turn, resolve, reject } = Promise.withResolvers<() => void>()
  const settle = () => {
    leave()
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
  const giveUp = () => {
    settle()
    reject(new BusyError())
  }
  const waiter: Waiter = {
    since,
    giveUp,
    start() {
      settle()
      resolve(begin())
    },
  }
  const timer = setTimeout(giveUp, waitMs)
  timer.unref()
  signal?.addEventListener('abort', giveUp, { once: true })
  return { waiter, turn }
}
