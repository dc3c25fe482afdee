import type { PageId } from '@bellwether/domain'
import type { ResearchRoute } from '../research-route.ts'
import { directorDealsCsv, directorDealsView, directorHoldingsCsv } from './director-deals-view.ts'

/** A company has its own page for them, a trust a page under Fund info. */
export function directorDealsRoute(page: PageId): ResearchRoute {
  return async (context, { security, viewer, query }) => {
    if (query.get('format') === 'csv')
      return query.get('table') === 'holdings'
        ? directorHoldingsCsv(context, security, { viewer })
        : directorDealsCsv(context, security)
    return { kind: 'director-deals', view: await directorDealsView(context, security, { viewer, query, page }) }
  }
}
