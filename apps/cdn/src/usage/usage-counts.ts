import type { UsageBeacon } from '@bellwether/contract'
import type { usage } from '@bellwether/db'

/** What a beacon adds, each key once. Of failures the version is not known. */
export function toUsageCounts(beacon: UsageBeacon, day: string): usage.UsageCount[] {
  const { applicationId: application = '', namespace = '' } = beacon
  const shown = [
    ...beacon.painted.map(({ type, version }) => ({ component: type, version, outcome: 'PAINTED' })),
    ...beacon.failed.map(({ type, code }) => ({ component: type, version: '', outcome: code })),
  ]
  const counts = new Map<string, usage.UsageCount>()
  for (const one of shown) {
    const key = JSON.stringify(one)
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { day, application, namespace, ...one, count })
  }
  return [...counts.values()]
}
