import type { Seen } from './observer.ts'

export interface Recovery {
  readonly statuses: string
  /** Of what was asked during the fault. */
  readonly maxMs: number
  /** From the end of the fault to the last moment without success; null where it did not come back. */
  readonly recoveryMs: number | null
}

/** `endedAt` is when the fault was mended, and the observation goes on for a while after it. */
export function toRecovery(seen: readonly Seen[], beganAt: number, endedAt: number): Recovery {
  const during = seen.filter(({ atMs }) => atMs >= beganAt && atMs < endedAt)
  const counts = new Map<number, number>()
  for (const { status } of during) counts.set(status, (counts.get(status) ?? 0) + 1)
  const statuses = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status || 'none'}`)
  const after = seen.filter(({ atMs, tookMs }) => atMs + tookMs >= endedAt)
  const lastFailure = after.findLastIndex(({ status }) => status !== 200)
  const firstSuccess = after[lastFailure + 1]
  return {
    statuses: statuses.join(', ') || 'none',
    maxMs: Math.max(0, ...during.map(({ tookMs }) => tookMs)),
    recoveryMs: firstSuccess === undefined ? null : Math.max(0, firstSuccess.atMs + firstSuccess.tookMs - endedAt),
  }
}
