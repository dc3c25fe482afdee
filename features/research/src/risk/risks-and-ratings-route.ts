import type { ResearchRoute } from '../research-route.ts'
import { risksAndRatingsView } from './risks-and-ratings-view.ts'

export const risksAndRatingsRoute: ResearchRoute = async (context, request) => ({
  kind: 'risks-and-ratings',
  view: await risksAndRatingsView(context, request),
})
