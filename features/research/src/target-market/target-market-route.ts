import type { ResearchRoute } from '../research-route.ts'
import { targetMarketView } from './target-market-view.ts'

export const targetMarketRoute: ResearchRoute = async (context, request) => ({
  kind: 'target-market',
  view: await targetMarketView(context, request),
})
