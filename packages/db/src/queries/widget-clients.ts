import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

const columns = [
  'id',
  'namespace',
  'kind',
  'label',
  'scopes',
  'origins',
  'expires_at as expiresAt',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'revoked_at as revokedAt',
] as const

export type WidgetClient = Awaited<ReturnType<typeof ofNamespace>>[number]

export interface NewWidgetClient {
  readonly id: string
  readonly namespace: string
  readonly kind: 'secret' | 'token'
  readonly label: string
  /** Sha-256 of a secret; null for a token. */
  readonly secretHash: Uint8Array | null
  readonly scopes: readonly string[]
  /** Null: any. */
  readonly origins: readonly string[] | null
  readonly expiresAt: Date | null
}

/** False where there is one of this id already. */
export async function create(db: Database, client: NewWidgetClient): Promise<boolean> {
  const row = await db.sql
    .insertInto('widget_clients')
    .values({
      id: client.id,
      namespace: client.namespace,
      kind: client.kind,
      label: client.label,
      secret_hash: client.secretHash,
      scopes: client.scopes,
      origins: client.origins,
      expires_at: client.expiresAt,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those taken back and expired too; the newest first. */
export function ofNamespace(db: Database, namespace: string) {
  return db.sql
    .selectFrom('widget_clients')
    .select(columns)
    .where('namespace', '=', namespace)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Null where the secret is unknown, taken back or expired. */
export async function findBySecret(db: Database, secretHash: Uint8Array, now: Date): Promise<WidgetClient | null> {
  const row = await db.sql
    .selectFrom('widget_clients')
    .select(columns)
    .where('secret_hash', '=', Buffer.from(secretHash))
    .where('revoked_at', 'is', null)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row ?? null
}

/** Whether tokens of the client still count: it is there and was not taken back. */
export async function isInForce(db: Database, id: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('widget_clients')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** False where the namespace has no such client in force. */
export async function revoke(db: Database, namespace: string, id: string, at: Date): Promise<boolean> {
  const result = await db.sql
    .updateTable('widget_clients')
    .set({ revoked_at: at })
    .where('namespace', '=', namespace)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Its tokens count no more, and nothing tells that it was there. */
export async function remove(db: Database, id: string): Promise<void> {
  await db.sql.deleteFrom('widget_clients').where('id', '=', id).execute()
}

/** Once a minute at most: an exchange must not cost a write each time. */
export async function noteUse(db: Database, id: string, at: Date): Promise<void> {
  await db.sql
    .updateTable('widget_clients')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(at.getTime() - 60_000))]))
    .execute()
}

/** What all processes of this database sign tokens with; the first to ask makes it. */
export async function signingKey(db: Database): Promise<Uint8Array> {
  await sql`insert into widget_token_keys (id, secret) values (1, ${randomBytes(32)}) on conflict do nothing`.execute(
    db.sql,
  )
  const { secret } = await db.sql
    .selectFrom('widget_token_keys')
    .select('secret')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return secret
}
