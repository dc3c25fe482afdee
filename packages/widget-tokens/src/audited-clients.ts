import { audit, type Database, inTransaction, widgetClients } from '@bellwether/db'

interface Change {
  readonly actor: string
  readonly at: Date
}

/** Stores a client, and in the audit log that somebody created it. */
export function storeClient(db: Database, client: widgetClients.NewWidgetClient, { actor, at }: Change): Promise<void> {
  return inTransaction(db, async tx => {
    await widgetClients.create(tx, client)
    const details = { client: client.id, kind: client.kind, scopes: client.scopes }
    await audit.append(tx, { action: 'CREDENTIAL_CREATED', actor, subject: subjectOf(client), details, at })
  })
}

/** False where the namespace has no such client in force; then there is nothing to record. */
export function revokeClient(
  db: Database,
  client: { readonly namespace: string; readonly id: string },
  { actor, at }: Change,
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const revoked = await widgetClients.revoke(tx, client.namespace, client.id, at)
    const details = { client: client.id }
    if (revoked)
      await audit.append(tx, { action: 'CREDENTIAL_REVOKED', actor, subject: subjectOf(client), details, at })
    return revoked
  })
}

export async function recordIssue(
  db: Database,
  client: widgetClients.WidgetClient,
  { seconds, at }: { readonly seconds: number; readonly at: Date },
): Promise<void> {
  await widgetClients.noteUse(db, client.id, at)
  const actor = `client ${client.id}`
  await audit.append(db, { action: 'TOKEN_ISSUED', actor, subject: subjectOf(client), details: { seconds }, at })
}

const subjectOf = ({ namespace }: { readonly namespace: string }) => `namespace ${namespace}`
