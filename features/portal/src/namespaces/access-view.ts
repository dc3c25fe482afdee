import type { NamespaceAccessView, WidgetClientForm } from '@bellwether/contract'
import { widgetClients } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import { tokenScopes } from '@bellwether/widget-tokens'
import { emptyClientForm, scopeLabels } from './client-form.ts'
import { toDay, toMoment } from './instants.ts'

export interface AccessState {
  readonly publicOrigin: string
  readonly form?: WidgetClientForm
  readonly problems?: NamespaceAccessView['problems']
  readonly shown?: NamespaceAccessView['shown']
  readonly revoked?: boolean
}

export async function namespaceAccessView(
  { db }: ResearchContext,
  name: string,
  { publicOrigin, form = emptyClientForm, problems = {}, shown = null, revoked = false }: AccessState,
): Promise<NamespaceAccessView> {
  const now = new Date()
  const clients = await widgetClients.ofNamespace(db, name)
  return {
    name,
    clients: clients.map(client => ({
      id: client.id,
      label: client.label,
      kind: client.kind,
      scopes: client.scopes,
      origins: client.origins ?? [],
      made: toDay(client.createdAt),
      lastUsed: client.lastUsedAt && toMoment(client.lastUsedAt),
      ends: client.expiresAt && toDay(client.expiresAt),
      state: client.revokedAt ? 'REVOKED' : client.expiresAt && client.expiresAt <= now ? 'EXPIRED' : 'ACTIVE',
    })),
    scopes: tokenScopes.map(scope => ({ scope, words: scopeLabels[scope] })),
    form,
    problems,
    shown,
    revoked,
    exchangeHref: `${publicOrigin}/api/widget-tokens`,
  }
}
