import { getAccount } from '@bellwether/accounts'
import { namespaces } from '@bellwether/db'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { DevelopersContext } from '../layout/developers-context.ts'

export interface NamespacesContext extends DevelopersContext {
  readonly tokens: WidgetTokens
}

export const namespaceParams = Type.Object({ namespace: Type.String({ maxLength: 100 }) })

/** A `preHandler` after `requireAccount`: responds with 404 to anyone who is not an owner. */
export function requireOwner({ db }: Pick<NamespacesContext, 'db'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { namespace = '' } = request.params as { readonly namespace?: string }
    if (await namespaces.isOwner(db, namespace, getAccount(request).id)) return
    return reply.callNotFound()
  }
}
