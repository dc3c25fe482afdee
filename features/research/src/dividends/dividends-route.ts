import type { ResearchRoute } from '../research-route.ts'
import { dividendsCsv, dividendsView } from './dividends-view.ts'

export const dividendsRoute: ResearchRoute = async (context, { security, viewer, query }) =>
  query.get('format') === 'csv'
    ? dividendsCsv(context, security)
    : { kind: 'dividends', view: await dividendsView(context, security, { viewer, query }) }
