import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import { documentRoutes } from './documents/documents-route.ts'
import { homeRoutes } from './home/home-route.ts'
import { ideasRoutes } from './ideas/ideas-route.ts'
import { dayRoutes } from './layout/day-route.ts'
import { marketResearchRoutes } from './market-research-route.ts'
import type { ResearchPage } from './pages.ts'
import type { ResearchContext, ResearchSite } from './research-context.ts'
import { screenerRoutes } from './screener/screener-route.ts'
import { searchRoutes } from './search/search-route.ts'

export function registerResearch(
  app: FastifyInstance,
  context: ResearchContext & ResearchSite,
  pages: PageSender<ResearchPage>,
): void {
  homeRoutes(app, context, pages)
  marketResearchRoutes(app, context, pages)
  dayRoutes(app, context)
  searchRoutes(app, context, pages)
  screenerRoutes(app, context, pages)
  ideasRoutes(app, context, pages)
  documentRoutes(app, context)
}
