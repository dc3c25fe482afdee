import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath, type WidgetClientForm } from '@bellwether/contract'
import { audit, widgetClients } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { type AccessState, namespaceAccessView } from './access-view.ts'
import { emptyClientForm, readClientForm } from './client-form.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'

const text = Type.String({ maxLength: 4_000, default: '' })
const clientForm = Type.Object({
  label: text,
  kind: text,
  scopes: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10, default: [] }),
  origins: text,
  days: text,
})
/** Active at a time in one namespace. */
const maxClients = 50

/** Secrets and tokens of a namespace: created, shown once, revoked. For owners only. */
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
    { schema: { params: namespaceParams, querystring: Type.Object({ revoked: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const revoked = request.query.revoked !== undefined
      await pages.send(request, reply, await pageOf(namespace, { revoked }), namespacePath(namespace, 'access'))
      return reply
    },
  )

  // Responds with the page itself, not a redirect, so that the secret is not stored anywhere in between.
  typed.post(path, { schema: { params: namespaceParams, body: clientForm } }, async (request, reply) => {
    const { namespace } = request.params
    const form: WidgetClientForm = request.body
    const read = readClientForm(form, Date.now())
    const problems = 'problems' in read ? read.problems : await findTooMany(namespace)
    const own = namespacePath(namespace, 'access')
    if (!('client' in read) || problems !== null) {
      await pages.send(request, reply, await pageOf(namespace, { form, problems: problems ?? {} }), own, 422)
      return reply
    }
    const { id, shown: value } = await tokens.createClient({ namespace, ...read.client }, actorOf(request))
    request.log.info({ namespace, clientId: id, kind: read.client.kind }, 'widget client created')
    const { label, kind } = read.client
    const page = await pageOf(namespace, { form: emptyClientForm, shown: { label, kind, value } })
    await pages.send(request, reply, page, own, 201)
    return reply
  })

  typed.post(
    `${path}/revoke`,
    { schema: { params: namespaceParams, body: Type.Object({ id: Type.String({ maxLength: 40 }) }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const { id } = request.body
      if (await tokens.revoke(namespace, id, actorOf(request)))
        request.log.info({ namespace, clientId: id }, 'widget client revoked')
      return redirectAfter(reply, `${namespacePath(namespace, 'access')}?revoked`)
    },
  )

  async function findTooMany(namespace: string): Promise<{ readonly label: string } | null> {
    const active = (await widgetClients.ofNamespace(db, namespace)).filter(({ revokedAt }) => revokedAt === null)
    return active.length < maxClients
      ? null
      : { label: `You have ${maxClients} active secrets and tokens. Revoke one first.` }
  }
}

const actorOf = (request: FastifyRequest) => audit.userActor(getAccount(request).id)
