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
import { findNamespaceNameProblem } from './namespace-name.ts'
import { type NamespacesContext, requireOwner } from './namespaces-context.ts'
import { namespaceOwnersView, namespacesView, namespaceUsageView } from './namespaces-view.ts'

const mostNamespaces = 20
const mostInvited = 20

/** `/developers/namespaces`: what an owner of a namespace can see and do. Register where form bodies are read. */
export function namespacesRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db } = context
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
      const problem = await claim(account.id, name)
      if (problem === null) return redirectAfter(reply, namespacePath(name))
      const view = await namespacesView(context, account, { name, problem })
      await pages.send(request, reply, { kind: 'namespaces', view }, namespacesPath, 422)
      return reply
    },
  )

  async function claim(userId: number, name: string): Promise<string | null> {
    const problem = findNamespaceNameProblem(name)
    if (problem !== null) return problem
    const claimed = await namespaces.claim(db, { name, userId, most: mostNamespaces })
    if (claimed === 'full')
      return `You have ${mostNamespaces} namespaces, deleted ones counted; that is as many as one account can have.`
    return claimed === 'taken' ? 'This name, or one with the same first word, is taken. Choose another.' : null
  }

  app.register(async owned => {
    owned.addHook('preValidation', requireAccount)
    owned.addHook('preHandler', requireOwner(context))
    namespaceConfigurationRoutes(owned, context, pages)
    namespaceAccessRoutes(owned, context, pages)
    usageRoutes(owned)
    ownersRoutes(owned)
    namespaceDeletionRoutes(owned, context, pages)
  })

  const params = Type.Object({ namespace: Type.String({ maxLength: 100 }) })

  function usageRoutes(owned: FastifyInstance): void {
    const querystring = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366, default: 30 }) })
    owned
      .withTypeProvider<TypeBoxTypeProvider>()
      .get(`${namespacesPath}/:namespace/usage`, { schema: { params, querystring } }, async (request, reply) => {
        const { namespace } = request.params
        const view = await namespaceUsageView(context, namespace, request.query.days, new Date())
        await pages.send(request, reply, { kind: 'namespace-usage', view }, namespacePath(namespace, 'usage'))
        return reply
      })
  }

  function ownersRoutes(owned: FastifyInstance): void {
    const forms = owned.withTypeProvider<TypeBoxTypeProvider>()
    const path = `${namespacesPath}/:namespace/owners`

    forms.get(path, { schema: { params } }, async (request, reply) => {
      const { namespace } = request.params
      const view = await namespaceOwnersView(context, namespace, getAccount(request))
      await pages.send(request, reply, { kind: 'namespace-owners', view }, namespacePath(namespace, 'owners'))
      return reply
    })

    forms.post(
      path,
      { schema: { params, body: Type.Object({ email: Type.String({ maxLength: 300 }) }) } },
      async (request, reply) => {
        const { namespace } = request.params
        const email = request.body.email.trim()
        const problem = await invite(namespace, email)
        const own = namespacePath(namespace, 'owners')
        if (problem === null) return redirectAfter(reply, own)
        const view = await namespaceOwnersView(context, namespace, getAccount(request), { email, problem })
        await pages.send(request, reply, { kind: 'namespace-owners', view }, own, 422)
        return reply
      },
    )

    forms.post(
      `${path}/remove`,
      {
        schema: {
          params,
          body: Type.Union([
            Type.Object({ id: Type.Integer({ minimum: 1 }) }),
            Type.Object({ email: Type.String({ maxLength: 300 }) }),
          ]),
        },
      },
      async (request, reply) => {
        const { params: given, body } = request
        const { namespace } = given
        if ('email' in body) await namespaces.withdrawInvitation(db, namespace, body.email)
        else await namespaces.removeOwner(db, namespace, body.id)
        const stays = 'email' in body || body.id !== getAccount(request).id
        return redirectAfter(reply, stays ? namespacePath(namespace, 'owners') : namespacesPath)
      },
    )
  }

  async function invite(namespace: string, email: string): Promise<string | null> {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
      return 'Give an e-mail address, such as ann@example.com.'
    if ((await namespaces.invitations(db, namespace)).length >= mostInvited)
      return `${mostInvited} addresses are invited already; withdraw one first.`
    await namespaces.invite(db, namespace, email)
    return null
  }
}
