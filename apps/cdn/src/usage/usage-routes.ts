import { type ComponentsManifest, usageBeaconSchema } from '@bellwether/contract'
import { type Database, namespaces, usage } from '@bellwether/db'
import { toIsoDate } from '@bellwether/domain'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Check } from 'typebox/value'
import { isCounted } from './is-counted.ts'
import { createRowLimit } from './row-limit.ts'
import { toAttributeCounts, toUsageCounts } from './usage-counts.ts'

const maxBytes = 32_768
/** Per address: enough for an office behind one router. */
const beaconsPerMinute = 300
/** Per namespace and day: for example a hundred applications with five widgets each. */
const maxRows = 500

export interface UsageRoutesOptions {
  readonly db: Database
  /** Null while nothing is published. */
  readonly findManifest: () => ComponentsManifest | null
  readonly now?: () => Date
}

/**
 * `POST /usage`: a usage beacon of the loader, as text/plain. The response reveals only whether it was well formed. Beacons can be forged, so the counts are
 * indicative and not for billing (decision 035).
 */
export async function usageRoutes(app: FastifyInstance, options: UsageRoutesOptions): Promise<void> {
  const { db, findManifest, now = () => new Date() } = options
  const isWithinLimit = createRowLimit(maxRows)
  const isAttributeWithinLimit = createRowLimit(maxRows)
  await app.register(rateLimit, { max: beaconsPerMinute, timeWindow: 60_000, ipv6Subnet: 64 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
  })
  app.post('/usage', { config: { crossSite: true } }, async (request, reply) => {
    const beacon = parseJson(request.body)
    if (!Check(usageBeaconSchema, beacon)) return reply.code(400).send()
    const { namespace } = beacon
    const origins = namespace === undefined ? [] : await namespaces.findReportingOrigins(db, namespace, now())
    const isFromOwnPage = origins?.includes(request.headers.origin ?? '') === true
    // Unknown namespaces and unlisted origins are dropped with the same response.
    if (origins === null || (origins.length > 0 && !isFromOwnPage)) return reply.code(204).send()
    const facts = { manifest: findManifest(), isFromOwnPage }
    const today = toIsoDate(now())
    const counts = toUsageCounts(beacon, today, one => isCounted(one, facts))
    await usage.add(db, counts.filter(isWithinLimit))
    // Of a page view of which nothing is counted, its attributes are not either.
    if (counts.length > 0)
      await usage.addAttributes(db, toAttributeCounts(beacon, today).filter(isAttributeWithinLimit))
    return reply.code(204).send()
  })
}

function parseJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null
  } catch {
    return null
  }
}
