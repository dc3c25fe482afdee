import type { Database } from '../database.ts'

export interface NewSession {
  /** sha-256 of the cookie; the cookie itself never reaches the database. */
  readonly idHash: Uint8Array
  readonly userId: number
  readonly now: Date
  readonly expiresAt: Date
}

export async function create(db: Database, { idHash, userId, now, expiresAt }: NewSession): Promise<void> {
  await db.sql
    .insertInto('sessions')
    .values({ id_hash: idHash, user_id: userId, created_at: now, last_seen_at: now, expires_at: expiresAt })
    .execute()
}

/** The session with its user; null when unknown, expired, or its user is disabled. */
export async function find(db: Database, idHash: Uint8Array, now: Date) {
  const row = await db.sql
    .selectFrom('sessions as session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select([
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'users.id as userId',
      'users.email',
      'users.name',
      'users.elective_professional as electiveProfessional',
      'users.domicile',
      'users.demo',
    ])
    .where('session.id_hash', '=', Buffer.from(idHash))
    .where('session.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Notes that the session was used, and moves its end. */
export async function touch(db: Database, idHash: Uint8Array, now: Date, expiresAt: Date): Promise<void> {
  await db.sql
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id_hash', '=', Buffer.from(idHash))
    .execute()
}

/** Logging out. */
export async function remove(db: Database, idHash: Uint8Array): Promise<void> {
  await db.sql.deleteFrom('sessions').where('id_hash', '=', Buffer.from(idHash)).execute()
}

/** Logging out everywhere. */
export async function removeOfUser(db: Database, userId: number): Promise<void> {
  await db.sql.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Returns how many had expired. */
export async function purgeExpired(db: Database, now: Date): Promise<number> {
  const result = await db.sql.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
