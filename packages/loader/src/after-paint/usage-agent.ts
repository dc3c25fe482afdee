import type { UsageBeacon } from '@bellwether/contract'
import type { FullConfig } from '../defaults.ts'
import type { Placement } from '../placing/placements.ts'
import { loaderVersion } from '../version.ts'

/** Sends what was shown to our own collector, once. A visitor who asks not to be tracked is not counted. */
export async function sendUsage(url: string, beacon: UsageBeacon, signal: AbortSignal): Promise<void> {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  if (globalPrivacyControl) return
  // text/plain needs no question beforehand; no cookie goes along.
  const body = new Blob([JSON.stringify(beacon)], { type: 'text/plain' })
  // The collector looks at the origin, which by the Fetch standard a page without referrers would hide.
  const referrerPolicy = 'strict-origin'
  await fetch(url, { method: 'POST', body, credentials: 'omit', mode: 'no-cors', referrerPolicy, signal }).catch(
    () => {},
  )
}

export function toBeacon(config: FullConfig, placements: readonly Placement[], readyMs: number): UsageBeacon {
  const { usageTracking, morningstarUsageTracking, configuration, runtime } = config
  const { namespace } = configuration
  const applicationId = morningstarUsageTracking?.applicationId
  return {
    contract: 1,
    loader: loaderVersion,
    ...(applicationId && { applicationId }),
    ...(namespace && { namespace }),
    environment: runtime.environment,
    readyMs: Math.round(readyMs),
    painted: placements.filter(({ code }) => !code).map(({ detail: { type, version } }) => ({ type, version })),
    failed: placements.flatMap(({ code, detail: { type } }) => (code ? { type, code: String(code) } : [])),
    attributes: typeof usageTracking === 'object' ? { ...usageTracking.attributes } : {},
  }
}
