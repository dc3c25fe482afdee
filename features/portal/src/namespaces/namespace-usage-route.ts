import { namespacePath, namespacesPath } from '@bellwether/contract'
import type { PageSender } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'
import { namespaceUsageView } from './namespaces-view.ts'

const querystring = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366, default: 30 }) })

export function namespaceUsageRoute(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      `${namespacesPath}/:namespace/usage`,
      { schema: { params: namespaceParams, querystring } },
      async (request, reply) => {
        const { namespace } = request.params
        const view = await namespaceUsageView(context, namespace, request.query.days, new Date())
        await pages.send(request, reply, { kind: 'namespace-usage', view }, namespacePath(namespace, 'usage'))
        return reply
      },
    )
}
