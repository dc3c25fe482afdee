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
  readonly args?: { readonly frame?: string }
}

export interface LongestTask {
  readonly ms: number
  readonly cpuMs: number
}

/** The longest tasks of a trace on the main thread of the page in this frame: by the clock, and by its processor. The browser's own pages are in it too. */
export function longestTask(trace: string, frameId: string): LongestTask {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const [loaded] = traceEvents
    .filter(({ name, args }) => name === 'loadEventEnd' && args?.frame === frameId)
    .sort((a, b) => b.ts - a.ts)
  if (!loaded) throw new Error(`The trace has no page that has loaded in frame ${frameId}`)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === loaded.pid && tid === loaded.tid,
  )
  return {
    ms: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    cpuMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  }
}
