import type { Database, securities } from '@bellwether/db'
import type { ServiceFlags } from '@bellwether/domain'
import type { FastifyBaseLogger } from 'fastify'

/** A security with the listing that the address named. */
export type Security = securities.Security

/** What views need to make themselves: where to ask, what is switched on, whom to tell of a failure. */
export interface SiteContext {
  readonly db: Database
  readonly services: ServiceFlags
  readonly log: FastifyBaseLogger
}
