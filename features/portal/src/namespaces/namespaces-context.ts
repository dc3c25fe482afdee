import { getAccount } from '@bellwether/accounts'
import { namespaces } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface NamespacesContext extends ResearchContext {
  readonly publicOrigin: string
  readonly tokens: WidgetTokens
}

/** A `preHandler` after `requireAccount`: whoever is no owner is told that there is no such page. */
export function requireOwner({ db }: ResearchContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { namespace = '' } = request.params as { readonly namespace?: string }
    if (await namespaces.isOwner(db, namespace, getAccount(request).id)) return
    return reply.callNotFound()
  }
}
