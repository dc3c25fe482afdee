import type { ResearchRoute } from '../research-route.ts'
import { chartsAndPerformanceCsv, chartsAndPerformanceView } from './charts-and-performance-view.ts'

export const chartsAndPerformanceRoute: ResearchRoute = async (context, request) =>
  request.query.get('format') === 'csv'
    ? chartsAndPerformanceCsv(context, request)
    : { kind: 'charts-and-performance', view: await chartsAndPerformanceView(context, request) }
