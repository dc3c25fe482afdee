import { type SearchScope, searchHref, searchPath } from '@bellwether/contract'
import { pagePath } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { ResearchPage } from '../pages.ts'
import { forViewer, type ResearchContext } from '../research-context.ts'
import { findExactMatch } from './exact-match.ts'
import { isPlainSearch, readSearchAddress, toTerm } from './search-query.ts'
import { searchResultsView } from './search-results-view.ts'

/** Results of a search. Everything is in the address; the short forms lead to it, and an exact code straight to its security. */
export function searchRoutes(app: FastifyInstance, context: ResearchContext, pages: PageSender<ResearchPage>): void {
  resultsRoute('all')
  resultsRoute('investments')
  shortForm('/search/all/*', 'all')
  shortForm('/search/shares/*', 'investments')

  function resultsRoute(scope: SearchScope): void {
    app.get(searchPath(scope), async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const address = readSearchAddress(scope, query)
      const exact = isPlainSearch(query) ? findExactMatch(context.securityIndex, address.term) : null
      if (exact) return reply.header('cache-control', 'private, no-cache').redirect(pagePath('overview', exact), 302)
      const view = await searchResultsView(forViewer(context, request.viewer), address)
      await pages.send(request, reply, { kind: 'search-results', view }, searchHref(view.address))
      return reply
    })
  }

  /** No open redirect: the term only ever appears encoded in the query of our own results page. */
  function shortForm(path: string, scope: SearchScope): void {
    app.get<{ Params: { '*': string } }>(path, async (request, reply) => {
      const term = toTerm(request.params['*'])
      const address = searchHref({
        scope,
        term,
        chosen: {},
        page: 1,
        size: readSearchAddress(scope, new URLSearchParams()).size,
      })
      return reply.header('cache-control', 'public, max-age=3600').redirect(address, 301)
    })
  }
}
