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
/** Of one address: an office of many readers behind one router, and no more. */
const beaconsPerMinute = 300
/** Of one namespace and day: a hundred applications with five widgets each, or less of one and more of the other. */
const maxRows = 500

export interface UsageRoutesOptions {
  readonly db: Database
  /** What is published; null: nothing yet. */
  readonly findManifest: () => ComponentsManifest | null
  readonly now?: () => Date
}

/**
 * `POST /usage`: one beacon of the loader's agent, as text/plain. Whatever it is, the page learns nothing from the answer but whether it was well formed. A
 * program can send what a browser does not, so that the counts are an indication and no bill (decision 074).
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
    // Dropped, and the same answer: of a namespace that there is not, or from elsewhere than the pages it names.
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
