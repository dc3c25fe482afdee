import type { Database } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit-route.ts'
import type { DataImports } from './data/data-imports.ts'
import { dataRoutes } from './data/data-route.ts'
import { feedsRoutes } from './feeds/feeds-route.ts'
import { requireOperator } from './operator-access.ts'
import type { OperationsPage } from './pages.ts'
import { usageRoutes } from './usage/usage-route.ts'

export interface OperationsOptions {
  readonly db: Database
  readonly password: string
  /** Null: no file can be uploaded, and nothing undone. */
  readonly imports: DataImports | null
}

/** `/operations`: what the people who run the platform look at. */
export async function registerOperations(
  app: FastifyInstance,
  { db, password, imports }: OperationsOptions,
  pages: PageSender<OperationsPage>,
): Promise<void> {
  await app.register(async scope => {
    scope.addHook('onRequest', requireOperator(password))
    // After the page's own header: nobody but the operator may keep a copy.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store')
    })
    scope.get('/operations', async (_request, reply) => reply.redirect('/operations/usage', 303))
    usageRoutes(scope, db, pages)
    feedsRoutes(scope, db, pages)
    await dataRoutes(scope, { db, imports }, pages)
    auditRoutes(scope, db, pages)
  })
}
