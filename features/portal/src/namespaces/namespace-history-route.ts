import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { configurations } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { addRevision } from './add-revision.ts'
import { environmentField, numberField } from './configuration-fields.ts'
import { namespaceHistoryView } from './configuration-view.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'

/** The revisions of a namespace, and rolling back to one. For owners only. */
export function namespaceHistoryRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace`

  typed.get(
    `${path}/history`,
    {
      schema: {
        params: namespaceParams,
        querystring: Type.Object({
          environment: Type.Optional(environmentField),
          revision: Type.Optional(numberField),
        }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const shown = { environment: request.query.environment ?? 'prod', revision: request.query.revision ?? null }
      const view = await namespaceHistoryView(context, namespace, shown)
      if (view === null) reply.callNotFound()
      else await pages.send(request, reply, { kind: 'namespace-history', view }, namespacePath(namespace, 'history'))
      return reply
    },
  )

  typed.post(
    `${path}/rollback`,
    {
      schema: { params: namespaceParams, body: Type.Object({ environment: environmentField, revision: numberField }) },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const { environment: given, revision: old } = request.body
      const key = { namespace, environment: given }
      const found = await configurations.find(db, key, old)
      if (found === null) {
        reply.callNotFound()
        return reply
      }
      const userId = getAccount(request).id
      const put = await addRevision(db, { ...key, ...found, note: `Rolled back to revision ${old}`, userId })
      return redirectAfter(reply, `${namespacePath(namespace, 'history')}?environment=${given}&revision=${put}`)
    },
  )
}
