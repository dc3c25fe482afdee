import type { UsageBeacon } from '@bellwether/contract'
import type { usage } from '@bellwether/db'
import type { Counted } from './is-counted.ts'

/** The counts of a beacon, one per key, for plausible outcomes. Failures have no version. */
export function toUsageCounts(
  beacon: UsageBeacon,
  day: string,
  isCounted: (one: Counted) => boolean,
): usage.UsageCount[] {
  const { applicationId: application = '', namespace = '' } = beacon
  const reported = [
    ...beacon.painted.map(({ type, version }) => ({ component: type, version, outcome: 'PAINTED' })),
    ...beacon.failed
      // Otherwise a failure could be counted as a success.
      .filter(({ code }) => code !== 'PAINTED')
      .map(({ type, code }) => ({ component: type, version: '', outcome: code })),
  ]
  const counts = new Map<string, usage.UsageCount>()
  for (const one of reported.filter(isCounted)) {
    const key = JSON.stringify(one)
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { day, application, namespace, ...one, count })
  }
  return [...counts.values()]
}

/** The host's custom attributes, each counted once for the page view. */
export function toAttributeCounts(
  { applicationId: application = '', namespace = '', attributes }: UsageBeacon,
  day: string,
): usage.UsageAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    day,
    application,
    namespace,
    name,
    value: String(value),
    count: 1,
  }))
}
