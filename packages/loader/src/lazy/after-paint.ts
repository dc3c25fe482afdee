import { explainPlacements } from '../after-paint/explain-placements.ts'
import { tellRecovered } from '../after-paint/tell-recovered.ts'
import { sendUsage, toBeacon } from '../after-paint/usage-agent.ts'
import { warnOfConfig } from '../after-paint/warn-of-config.ts'
import type { Placements } from '../placing/placements.ts'
import type { Working } from '../session.ts'

declare module '../session.ts' {
  interface Parts {
    readonly 'after-paint': typeof run
  }
}

/** How long the agent may take. */
const agentLimitMs = 30_000

/**
 * What can wait until the last component has painted: warnings, who recovers, and usage tracking unless the host turned it off. The
 * agent is given up 30 s after that.
 */
export async function run(input: unknown, session: Working, placements: Placements['all']): Promise<void> {
  const { config, loader, signal } = session
  const [validated] = performance.getEntriesByName(`bellwether:${loader}:validate`)
  tellRecovered(placements, session)
  warnOfConfig(input, session)
  const hasElement = (id: string) => document.getElementById(id) !== null
  explainPlacements(Object.values(placements), session, { manifest: await session.manifest, hasElement })
  if (config.usageTracking !== false && config.morningstarUsageTracking?.enabled !== false) {
    sendUsage(
      config.delivery.usage ?? `${config.delivery.api}usage`,
      toBeacon(config, Object.values(placements), performance.now() - (validated?.startTime ?? 0)),
      AbortSignal.any([signal, AbortSignal.timeout(agentLimitMs)]),
    )
  }
}
