/** Aborted with `signal`, and after so many milliseconds. `AbortSignal.any` is younger than browsers we support. */
export function abortAfter(signal: AbortSignal, ms: number): AbortSignal {
  const limit = new AbortController()
  const end = () => limit.abort()
  signal.throwIfAborted()
  // The listener goes with the time limit: a session makes many requests.
  signal.addEventListener('abort', end, { signal: limit.signal })
  setTimeout(end, ms)
  return limit.signal
}
