import { namespacePath, namespacesPath, type WidgetClientForm } from '@bellwether/contract'
import { widgetClients } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { type AccessState, namespaceAccessView } from './access-view.ts'
import { emptyClientForm, readClientForm } from './client-form.ts'
import type { NamespacesContext } from './namespaces-context.ts'

const params = Type.Object({ namespace: Type.String({ maxLength: 100 }) })
const text = Type.String({ maxLength: 4_000, default: '' })
const clientForm = Type.Object({
  label: text,
  kind: text,
  scopes: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10, default: [] }),
  origins: text,
  days: text,
})
/** In force at a time, of one namespace. */
const mostClients = 50

/** Secrets and tokens of a namespace: made, shown once, taken back. For owners only. */
export function namespaceAccessRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db, tokens, publicOrigin } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace/access`
  const pageOf = async (namespace: string, state: Omit<AccessState, 'publicOrigin'> = {}) =>
    ({
      kind: 'namespace-access',
      view: await namespaceAccessView(context, namespace, { ...state, publicOrigin }),
    }) as const

  typed.get(
    path,
    { schema: { params, querystring: Type.Object({ takenBack: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const takenBack = request.query.takenBack !== undefined
      await pages.send(request, reply, await pageOf(namespace, { takenBack }), namespacePath(namespace, 'access'))
      return reply
    },
  )

  // Answered with the page itself and not with a way to it: what is shown this once must be kept nowhere in between.
  typed.post(path, { schema: { params, body: clientForm } }, async (request, reply) => {
    const { namespace } = request.params
    const form: WidgetClientForm = request.body
    const read = readClientForm(form, Date.now())
    const problems = 'problems' in read ? read.problems : await findTooMany(namespace)
    const own = namespacePath(namespace, 'access')
    if (!('client' in read) || problems !== null) {
      await pages.send(request, reply, await pageOf(namespace, { form, problems: problems ?? {} }), own, 422)
      return reply
    }
    const { id, shown: value } = await tokens.createClient({ namespace, ...read.client })
    request.log.info({ namespace, clientId: id, kind: read.client.kind }, 'widget client made')
    const { label, kind } = read.client
    const page = await pageOf(namespace, { form: emptyClientForm, shown: { label, kind, value } })
    await pages.send(request, reply, page, own, 201)
    return reply
  })

  typed.post(
    `${path}/revoke`,
    { schema: { params, body: Type.Object({ id: Type.String({ maxLength: 40 }) }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const { id } = request.body
      if (await tokens.revoke(namespace, id)) request.log.info({ namespace, clientId: id }, 'widget client taken back')
      return redirectAfter(reply, `${namespacePath(namespace, 'access')}?takenBack`)
    },
  )

  async function findTooMany(namespace: string): Promise<{ readonly label: string } | null> {
    const inForce = (await widgetClients.ofNamespace(db, namespace)).filter(({ revokedAt }) => revokedAt === null)
    return inForce.length < mostClients ? null : { label: `There are ${mostClients} in force; take one back first.` }
  }
}
