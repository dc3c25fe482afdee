import type { ResearchRoute } from '../research-route.ts'
import { portfolioFile, portfolioView } from './portfolio-view.ts'

export const portfolioRoute: ResearchRoute = async (context, request) =>
  request.query.get('format') === 'csv'
    ? portfolioFile(context, request)
    : { kind: 'portfolio', view: await portfolioView(context, request) }
