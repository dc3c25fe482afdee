import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { namespaces } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { namespaceDeletionView } from './deletion-view.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'

/** Deletes a namespace after its name has been typed to confirm. For owners only. */
export function namespaceDeletionRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db, tokens } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace/delete`

  typed.get(path, { schema: { params: namespaceParams } }, async (request, reply) => {
    const { namespace } = request.params
    const view = await namespaceDeletionView(context, namespace)
    await pages.send(request, reply, { kind: 'namespace-deletion', view }, namespacePath(namespace, 'delete'))
    return reply
  })

  typed.post(
    path,
    { schema: { params: namespaceParams, body: Type.Object({ name: Type.String({ maxLength: 200, default: '' }) }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const given = request.body.name.trim()
      if (given !== namespace) {
        const problem = `The namespace was not deleted. Type ${namespace} to confirm.`
        const view = await namespaceDeletionView(context, namespace, { typed: given, problem })
        await pages.send(request, reply, { kind: 'namespace-deletion', view }, namespacePath(namespace, 'delete'), 422)
        return reply
      }
      const userId = getAccount(request).id
      const ended = await namespaces.remove(db, { name: namespace, userId, at: new Date() })
      tokens.forget(ended ?? [])
      request.log.info({ namespace, userId, clients: ended?.length }, 'namespace deleted')
      return redirectAfter(reply, `${namespacesPath}?deleted=${encodeURIComponent(namespace)}`)
    },
  )
}
