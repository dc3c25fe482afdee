import type { ResearchRoute } from '../research-route.ts'
import { riskMeasuresFile } from './risk-table.ts'
import { risksAndRatingsView } from './risks-and-ratings-view.ts'

export const risksAndRatingsRoute: ResearchRoute = async (context, request) =>
  request.query.get('format') === 'csv'
    ? riskMeasuresFile(context, request.security)
    : { kind: 'risks-and-ratings', view: await risksAndRatingsView(context, request) }
