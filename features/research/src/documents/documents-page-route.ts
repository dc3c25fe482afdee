import type { ResearchRoute } from '../research-route.ts'
import { documentsPageView } from './documents-view.ts'

export const documentsPageRoute: ResearchRoute = async (context, request) => ({
  kind: 'documents',
  view: await documentsPageView(context, request),
})
