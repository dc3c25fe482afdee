import type { ResearchRoute } from '../research-route.ts'
import { summaryView } from './summary-view.ts'

export const summaryRoute: ResearchRoute = async (context, { security, viewer }) => ({
  kind: 'summary',
  view: await summaryView(context, security, { viewer }),
})
