import { type Database, UnavailableError } from '@bellwether/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Whether the database failed anybody since a request began. Blocks of a page keep their failures to themselves, which is right
 * for one that has a fault, but not while the database is away: the page would be served, and cached, without its figures.
 */
export function watchOutages(app: FastifyInstance, db: Pick<Database, 'outages'>): (request: FastifyRequest) => void {
  const before = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async request => {
    before.set(request, db.outages)
  })
  return request => {
    if (request.routeOptions.config.shownInOutage) return
    if ((before.get(request) ?? db.outages) !== db.outages)
      throw new UnavailableError(new Error('a part of the page could not be read'))
  }
}
