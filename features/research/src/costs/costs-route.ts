import type { ResearchRoute } from '../research-route.ts'
import { costsFile, costsView } from './costs-view.ts'

export const costsRoute: ResearchRoute = async (context, request) =>
  request.query.get('format') === 'csv'
    ? costsFile(context, request)
    : { kind: 'costs', view: await costsView(context, request) }
