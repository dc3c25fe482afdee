import { sendUsage, toBeacon } from '../after-paint/usage-agent.ts'
import { warnOfConfig } from '../after-paint/warn-of-config.ts'
import type { Placements } from '../placements.ts'
import type { Session } from '../session.ts'

/**
 * What can wait until the last component has painted: warnings, and usage tracking unless the host turned it off. The
 * session's signal ends 30 s after that.
 */
export function start(input: unknown, session: Session, placements: Placements['all']): void {
  const { config, loader, signal } = session
  const [validated] = performance.getEntriesByName(`bellwether:${loader}:validate`)
  warnOfConfig(input, session)
  if (config.usageTracking !== false && config.morningstarUsageTracking?.enabled !== false) {
    sendUsage(
      config.delivery.usage,
      toBeacon(config, Object.values(placements), performance.now() - (validated?.startTime ?? 0)),
      signal,
    )
  }
}
