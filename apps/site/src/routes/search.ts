import { pagePath } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import type { PageSender } from '../page-sender.ts'
import type { SiteContext } from '../site-context.ts'
import { searchResultsView } from '../views/search-results.ts'

/** Longer terms are cut: nobody types them, and a pattern of any length would cost a search of any length. */
const maxTerm = 100

export function searchRoutes(app: FastifyInstance, context: SiteContext, pages: PageSender): void {
  app.get<{ Querystring: { search?: string | string[] } }>('/investment/search/all', async (request, reply) => {
    const given = request.query.search ?? ''
    const term = (Array.isArray(given) ? (given[0] ?? '') : given).trim().slice(0, maxTerm)
    const { view, exact } = searchResultsView(context, term)
    if (exact) return reply.header('cache-control', 'private, no-cache').redirect(pagePath('overview', exact), 302)
    await pages.send(request, reply, { kind: 'search-results', view }, '/investment/search/all')
    return reply
  })
}
