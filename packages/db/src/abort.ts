import { AsyncLocalStorage } from 'node:async_hooks'

const signals = new AsyncLocalStorage<AbortSignal | null>()

/**
 * Does the work so that its queries end with the signal: none is begun afterwards, and one that runs on PostgreSQL is cancelled. They
 * reject with an AbortedError. Null for work that others wait for too, inside that of somebody who may leave.
 */
export function withAbort<T>(signal: AbortSignal | null, work: () => T): T {
  return signals.run(signal, work)
}

/** Of the work that is being done. */
export function currentSignal(): AbortSignal | null {
  return signals.getStore() ?? null
}
