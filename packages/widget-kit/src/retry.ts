import { ApiRefusedError, ApiUnreachableError } from '@bellwether/api-client'
import { WidgetPartError } from './errors.ts'

/** Before the second and the third attempt, at most; at least half of it, at random, so that many pages do not ask at once. */
const pausesMs = [500, 2000]
/** A server that asks for more patience gets it from the reader: the card then shows "Try again". */
const maxPauseMs = 10_000

/** `ask`, repeated a little later where that may help. Rejects with the last failure. */
export async function withRetries<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask()
    } catch (error) {
      const wantedMs = toPauseMs(error, pauseMs)
      if (signal.aborted || wantedMs === null || wantedMs > maxPauseMs) throw error
      await pause(wantedMs, signal)
      signal.throwIfAborted()
    }
  }
  return ask()
}

/** Null where another attempt would end the same way. */
function toPauseMs(error: unknown, pauseMs: number): number | null {
  const jittered = pauseMs * (0.5 + Math.random() / 2)
  if (error instanceof ApiUnreachableError || error instanceof WidgetPartError) return jittered
  if (!(error instanceof ApiRefusedError)) return null
  const isTransient = error.status >= 500 || error.status === 408 || error.status === 429
  return isTransient ? Math.max(jittered, error.retryAfterMs) : null
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
