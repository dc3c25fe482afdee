import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { namespaces, secondApprover } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'
import { namespaceOwnersView } from './namespaces-view.ts'

const maxInvitations = 20
const email = Type.Object({ email: Type.String({ maxLength: 300 }) })
const removed = Type.Union([Type.Object({ id: Type.Integer({ minimum: 1 }) }), email])

/** The owners of a namespace: invited, removed. For owners only. */
export function namespaceOwnersRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace/owners`

  typed.get(path, { schema: { params: namespaceParams } }, async (request, reply) => {
    const { namespace } = request.params
    const view = await namespaceOwnersView(context, namespace, getAccount(request))
    await pages.send(request, reply, { kind: 'namespace-owners', view }, namespacePath(namespace, 'owners'))
    return reply
  })

  typed.post(path, { schema: { params: namespaceParams, body: email } }, async (request, reply) => {
    const { namespace } = request.params
    const given = request.body.email.trim()
    const problem = await invite(context, namespace, given)
    const own = namespacePath(namespace, 'owners')
    if (problem === null) return redirectAfter(reply, own)
    const view = await namespaceOwnersView(context, namespace, getAccount(request), { email: given, problem })
    await pages.send(request, reply, { kind: 'namespace-owners', view }, own, 422)
    return reply
  })

  typed.post(
    `${path}/approval`,
    { schema: { params: namespaceParams, body: Type.Object({ second: Type.Enum(['on', 'off']) }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const account = getAccount(request)
      const on = request.body.second === 'on'
      const own = namespacePath(namespace, 'owners')
      if ((await secondApprover.set(db, { name: namespace, userId: account.id, on })) !== 'alone')
        return redirectAfter(reply, own)
      const approvalProblem = 'Not changed: a second approver needs a second owner. Invite one first.'
      const view = await namespaceOwnersView(context, namespace, account, { approvalProblem })
      await pages.send(request, reply, { kind: 'namespace-owners', view }, own, 422)
      return reply
    },
  )

  typed.post(`${path}/remove`, { schema: { params: namespaceParams, body: removed } }, async (request, reply) => {
    const { body } = request
    const { namespace } = request.params
    if ('email' in body) await namespaces.withdrawInvitation(db, namespace, body.email)
    else await namespaces.removeOwner(db, namespace, body.id)
    const isSelf = 'id' in body && body.id === getAccount(request).id
    return redirectAfter(reply, isSelf ? namespacesPath : namespacePath(namespace, 'owners'))
  })
}

async function invite({ db }: NamespacesContext, namespace: string, address: string): Promise<string | null> {
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address) || address.length > 254)
    return 'Enter an email address, for example ann@example.com.'
  if ((await namespaces.invitations(db, namespace)).length >= maxInvitations)
    return `There are already ${maxInvitations} pending invitations. Withdraw one first.`
  await namespaces.invite(db, namespace, address)
  return null
}
