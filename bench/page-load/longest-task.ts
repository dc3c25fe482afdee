interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as the two below. */
  readonly ts: number
  readonly dur?: number
  /** What the thread's processor took; less than `dur` where others had it meanwhile. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

export interface LongestTask {
  readonly ms: number
  readonly cpuMs: number
}

/** The longest tasks of a trace on the main thread of the page at this address: by the clock, and by its processor. The browser's own pages are in it too. */
export function longestTask(trace: string, url: string): LongestTask {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const opened = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!opened) throw new Error(`The trace has no page at ${url}`)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === opened.pid && tid === opened.tid && ts >= opened.ts,
  )
  return {
    ms: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    cpuMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  }
}
