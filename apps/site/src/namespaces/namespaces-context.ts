import { namespaces } from '@bellwether/db'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getAccount } from '../accounts/require-account.ts'
import type { SiteContext } from '../site-context.ts'

export interface NamespacesContext extends SiteContext {
  readonly publicOrigin: string
  readonly tokens: WidgetTokens
}

/** A `preHandler` after `requireAccount`: whoever is no owner is told that there is no such page. */
export function requireOwner({ db }: SiteContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { namespace = '' } = request.params as { readonly namespace?: string }
    if (await namespaces.isOwner(db, namespace, getAccount(request).id)) return
    return reply.callNotFound()
  }
}
