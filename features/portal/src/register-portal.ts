import type { OpenApiDocument } from '@bellwether/api'
import type { DrawWidget } from '@bellwether/contract'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import { apiReferenceRoutes } from './api-reference/api-reference-route.ts'
import { embedRoutes } from './embed/embed-route.ts'
import { developersRoutes } from './home/developers-route.ts'
import type { DevelopersContext } from './layout/developers-context.ts'
import type { PortalPage } from './pages.ts'
import { playgroundRoutes } from './playground/playground-route.ts'
import { wordpressRoute } from './wordpress/wordpress-route.ts'
import { workbenchRoutes } from './workbench/workbench-route.ts'

export interface PortalContext extends DevelopersContext {
  readonly drawWidget: DrawWidget
  /** The OpenAPI description of the API. */
  readonly document: () => OpenApiDocument
}

/** The read-only pages of the portal; those with forms are `namespacesRoutes`. */
export function registerPortal(app: FastifyInstance, context: PortalContext, pages: PageSender<PortalPage>): void {
  apiReferenceRoutes(app, pages, context.document)
  developersRoutes(app, context, pages)
  playgroundRoutes(app, context, pages)
  workbenchRoutes(app, context, pages)
  embedRoutes(app, context)
  wordpressRoute(app, context)
}
