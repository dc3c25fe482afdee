import { chartRanges } from '@bellwether/contract'
import type { ResearchRoute } from '../research-route.ts'
import { overviewCsv } from './overview-csv.ts'
import { overviewView } from './overview-view.ts'

export const overviewRoute: ResearchRoute = async (context, { security, viewer, query }) => {
  const range = chartRanges.find(known => known === query.get('range')?.toUpperCase()) ?? '1Y'
  const view = await overviewView(context, security, { range, viewer })
  return query.get('format') === 'csv' ? overviewCsv(security, view) : { kind: 'overview', view }
}
