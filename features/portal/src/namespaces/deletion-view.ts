import { type NamespaceDeletionView, toCdnConfigurationPath } from '@bellwether/contract'
import { configurations, namespaces, widgetClients } from '@bellwether/db'
import type { NamespacesContext } from './namespaces-context.ts'

export async function namespaceDeletionView(
  { db, publicOrigin }: NamespacesContext,
  name: string,
  { typed = '', problem = null }: { readonly typed?: string; readonly problem?: string | null } = {},
): Promise<NamespaceDeletionView> {
  const now = new Date()
  const clients = await widgetClients.ofNamespace(db, name)
  const owners = await namespaces.owners(db, name)
  const current = await configurations.current(db, { namespace: name, environment: 'prod' })
  return {
    name,
    clients: clients.filter(({ revokedAt, expiresAt }) => !revokedAt && !(expiresAt && expiresAt <= now)).length,
    otherOwners: owners.length - 1,
    publicHref: current?.isPublic ? `${publicOrigin}/cdn/${toCdnConfigurationPath(name)}` : null,
    typed,
    problem,
  }
}
