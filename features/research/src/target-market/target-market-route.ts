import type { ResearchRoute } from '../research-route.ts'
import { fileName } from '../securities/file-name.ts'
import { targetMarketCsv } from './target-market-csv.ts'
import { targetMarketView } from './target-market-view.ts'

export const targetMarketRoute: ResearchRoute = async (context, request) => {
  const view = await targetMarketView(context, request)
  if (request.query.get('format') !== 'csv') return { kind: 'target-market', view }
  const { market } = view
  return market.state === 'ready' ? targetMarketCsv(fileName(request.security, 'target-market'), market.view) : null
}
