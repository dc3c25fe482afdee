import { securities } from '@bellwether/db'
import { isIsin, isSedol, parseMarketCode } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import type { SiteContext } from '../site-context.ts'

/** Identifiers stay with their security for good; an hour, so that a mistake of ours does not. */
const cacheControl = 'public, max-age=3600'

/** Which page an ISIN or SEDOL leads to. An identifier that nobody knows finds nothing; it is no error. */
export function securityLookupRoutes(app: FastifyInstance, { db }: SiteContext): void {
  app.get<{ Querystring: { isin?: unknown } }>('/api/securities/search', async (request, reply) => {
    const isin = toIdentifier(request.query.isin)
    const found = isin && isIsin(isin) ? await securities.findByIsin(db, isin) : null
    const marketCode = found ? parseMarketCode(found) : null
    return reply
      .header('cache-control', cacheControl)
      .send({ data: { results: marketCode ? [{ marketCode, isin }] : [] } })
  })

  app.get<{ Querystring: { sedol?: unknown } }>('/api/securities/instrument', async (request, reply) => {
    const sedol = toIdentifier(request.query.sedol)
    const found = sedol && isSedol(sedol) ? await securities.findBySedol(db, sedol) : null
    const marketCode = found ? parseMarketCode(found) : null
    return reply
      .code(marketCode ? 200 : 404)
      .header('cache-control', cacheControl)
      .send({ data: marketCode ? { marketCode, sedol } : null })
  })
}

/** A parameter given twice is no identifier. */
function toIdentifier(given: unknown): string | null {
  return typeof given === 'string' ? given.trim().toUpperCase() : null
}
