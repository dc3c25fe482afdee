import type { Database, securities } from '@bellwether/db'
import type { ServiceFlags } from '@bellwether/domain'
import type { FastifyBaseLogger } from 'fastify'
import { createPriceHistory, type PriceHistory } from './price-history.ts'

/** A security with the listing that the address named. */
export type Security = securities.Security

/** What views need to make themselves: where to ask, what is switched on, whom to tell of a failure. */
export interface SiteContext {
  readonly db: Database
  readonly history: PriceHistory
  readonly services: ServiceFlags
  readonly log: FastifyBaseLogger
}

export function createSiteContext(given: Pick<SiteContext, 'db' | 'services' | 'log'>): SiteContext {
  return { ...given, history: createPriceHistory(given.db) }
}
