import { getAccount, requireAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { namespaces } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { namespaceAccessRoutes } from './namespace-access-route.ts'
import { namespaceConfigurationRoutes } from './namespace-configuration-route.ts'
import { namespaceDeletionRoutes } from './namespace-deletion-route.ts'
import { namespaceDraftRoutes } from './namespace-draft-route.ts'
import { namespaceHistoryRoutes } from './namespace-history-route.ts'
import { findNamespaceNameProblem } from './namespace-name.ts'
import { namespaceOwnersRoutes } from './namespace-owners-route.ts'
import { namespaceUsageRoute } from './namespace-usage-route.ts'
import { type NamespacesContext, requireOwner } from './namespaces-context.ts'
import { namespacesView } from './namespaces-view.ts'

const maxNamespaces = 20

/** `/developers/namespaces`: a user's namespaces, and the pages of each for its owners. Needs the form body parser. */
export function namespacesRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()

  typed.get(
    namespacesPath,
    {
      preHandler: requireAccount,
      schema: { querystring: Type.Object({ deleted: Type.Optional(Type.String({ maxLength: 100 })) }) },
    },
    async (request, reply) => {
      const view = await namespacesView(context, getAccount(request), { justDeleted: request.query.deleted ?? null })
      await pages.send(request, reply, { kind: 'namespaces', view }, namespacesPath)
      return reply
    },
  )

  typed.post(
    namespacesPath,
    { preValidation: requireAccount, schema: { body: Type.Object({ name: Type.String({ maxLength: 200 }) }) } },
    async (request, reply) => {
      const account = getAccount(request)
      const name = request.body.name.trim()
      const problem = await claim(context, account.id, name)
      if (problem === null) return redirectAfter(reply, namespacePath(name))
      const view = await namespacesView(context, account, { name, problem })
      await pages.send(request, reply, { kind: 'namespaces', view }, namespacesPath, 422)
      return reply
    },
  )

  app.register(async owned => {
    owned.addHook('preValidation', requireAccount)
    owned.addHook('preHandler', requireOwner(context))
    for (const routes of [
      namespaceConfigurationRoutes,
      namespaceDraftRoutes,
      namespaceHistoryRoutes,
      namespaceAccessRoutes,
      namespaceUsageRoute,
      namespaceOwnersRoutes,
      namespaceDeletionRoutes,
    ])
      routes(owned, context, pages)
  })
}

async function claim({ db }: NamespacesContext, userId: number, name: string): Promise<string | null> {
  const problem = findNamespaceNameProblem(name)
  if (problem !== null) return problem
  const claimed = await namespaces.claim(db, { name, userId, most: maxNamespaces })
  if (claimed === 'full') return `You have reached the limit of ${maxNamespaces} namespaces, including deleted ones.`
  return claimed === 'taken' ? 'This name, or one with the same first part, is taken. Choose another.' : null
}
