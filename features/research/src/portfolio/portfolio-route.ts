import type { ResearchRoute } from '../research-route.ts'
import { breakdownsFile } from './breakdowns-csv.ts'
import { portfolioFile, portfolioView } from './portfolio-view.ts'

export const portfolioRoute: ResearchRoute = async (context, request) => {
  if (request.query.get('format') !== 'csv') return { kind: 'portfolio', view: await portfolioView(context, request) }
  return request.query.get('table') === 'breakdowns'
    ? breakdownsFile(context, request.security)
    : portfolioFile(context, request)
}
