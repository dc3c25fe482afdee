import { usageBeaconSchema } from '@bellwether/contract'
import { type Database, usage } from '@bellwether/db'
import { toIsoDate } from '@bellwether/domain'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Check } from 'typebox/value'
import { toUsageCounts } from './usage-counts.ts'

const mostBytes = 32_768
/** Of one address: an office of many readers behind one router, and no more. */
const beaconsPerMinute = 300

export interface UsageRoutesOptions {
  readonly db: Database
  readonly now?: () => Date
}

/** `POST /usage`: one beacon of the loader's agent, as text/plain. Whatever it is, the page learns nothing from the answer but whether it was well formed. */
export async function usageRoutes(app: FastifyInstance, options: UsageRoutesOptions): Promise<void> {
  const { db, now = () => new Date() } = options
  await app.register(rateLimit, { max: beaconsPerMinute, timeWindow: 60_000, ipv6Subnet: 64 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: mostBytes },
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
    await usage.add(db, toUsageCounts(beacon, toIsoDate(now())))
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
