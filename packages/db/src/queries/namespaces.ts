import { sql } from 'kysely'
import type { Database } from '../database.ts'
import * as audit from './audit.ts'

/**
 * `own`: the user has it already. `taken`: the name, or another below its first word, is somebody else's or the operator's. `full`: the user has as
 * many as one may have.
 */
export type Claim = 'made' | 'own' | 'taken' | 'full'

export interface NewClaim {
  readonly name: string
  readonly userId: number
  /** Of one user, those deleted counted: else names could be taken without end. */
  readonly most: number
}

/** Of two people who claim names of one root at once, one gets it. A deleted name comes back as it was, without its secrets and tokens. */
export async function claim(db: Database, { name, userId, most }: NewClaim): Promise<Claim> {
  const [root = name] = name.split('.')
  return db.sql.transaction().execute(async (tx): Promise<Claim> => {
    await sql`select pg_advisory_xact_lock(hashtext(${`namespace ${root}`}))`.execute(tx)
    const known = await tx
      .selectFrom('namespaces as n')
      .leftJoin('namespace_owners as o', join => join.onRef('o.namespace', '=', 'n.name').on('o.user_id', '=', userId))
      .select(['n.name', 'o.user_id as ownerId', 'n.deleted_at as deletedAt', 'n.deleted_by as deletedBy'])
      .where('n.root', '=', root)
      .execute()
    const standing = known.filter(({ deletedAt }) => deletedAt === null)
    if (standing.some(({ ownerId }) => ownerId === null)) return 'taken'
    if (standing.some(one => one.name === name)) return 'own'
    // With none left standing, the word stays with those who had it.
    if (standing.length === 0 && known.length > 0 && !known.some(one => one.deletedBy === userId)) return 'taken'
    // What an operator has put by command has no owner, and is not there to be claimed.
    const configured = await tx
      .selectFrom('component_configurations as c')
      .select('c.namespace')
      .where(sql<string>`split_part(c.namespace, '.', 1)`, '=', root)
      .where('c.namespace', 'not in', eb => eb.selectFrom('namespaces').select('name'))
      .limit(1)
      .executeTakeFirst()
    if (configured) return 'taken'
    const deleted = known.find(one => one.name === name)
    if (deleted?.deletedBy !== userId && (await countHeld(tx, userId)) >= most) return 'full'
    await (deleted
      ? tx.updateTable('namespaces').set({ deleted_at: null, deleted_by: null }).where('name', '=', name).execute()
      : tx.insertInto('namespaces').values({ name, root }).execute())
    await tx.insertInto('namespace_owners').values({ namespace: name, user_id: userId }).execute()
    return 'made'
  })
}

async function countHeld(tx: Database['sql'], userId: number): Promise<number> {
  const { held } = await tx
    .selectFrom('namespaces as n')
    .leftJoin('namespace_owners as o', join => join.onRef('o.namespace', '=', 'n.name').on('o.user_id', '=', userId))
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where(eb => eb.or([eb('o.user_id', '=', userId), eb('n.deleted_by', '=', userId)]))
    .executeTakeFirstOrThrow()
  return Number(held)
}

/**
 * Takes a namespace from all its owners, and ends its secrets and tokens, whose ids it gives. Its configurations stay stored and are served no more. Null
 * where there is none of this name.
 */
export async function remove(
  db: Database,
  { name, userId, at }: { readonly name: string; readonly userId: number; readonly at: Date },
): Promise<readonly string[] | null> {
  return db.sql.transaction().execute(async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('namespaces')
      .set({ deleted_at: at, deleted_by: userId })
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return null
    await tx.deleteFrom('namespace_owners').where('namespace', '=', name).execute()
    await tx.deleteFrom('namespace_invitations').where('namespace', '=', name).execute()
    const ended = await tx
      .updateTable('widget_clients')
      .set({ revoked_at: at })
      .where('namespace', '=', name)
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute()
    await audit.append(
      { ...db, sql: tx },
      {
        action: 'NAMESPACE_DELETED',
        actor: audit.userActor(userId),
        subject: `namespace ${name}`,
        details: { revoked: ended.map(({ id }) => id) },
        at,
      },
    )
    return ended.map(({ id }) => id)
  })
}

export async function isDeleted(db: Database, name: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('namespaces')
    .select('name')
    .where('name', '=', name)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Origins that pages of a namespace may report from: those of its secrets and tokens in force. Empty where any may; null where there is no such
 * namespace, claimed or put by an operator.
 */
export async function findReportingOrigins(db: Database, name: string, now: Date): Promise<readonly string[] | null> {
  const clients = await db.sql
    .selectFrom('widget_clients')
    .select('origins')
    .where('namespace', '=', name)
    .where('revoked_at', 'is', null)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute()
  if (clients.some(({ origins }) => origins === null)) return []
  if (clients.length > 0) return clients.flatMap(({ origins }) => origins ?? [])
  const known = await db.sql
    .selectFrom('namespaces')
    .select(['name', 'deleted_at as deletedAt'])
    .where('name', '=', name)
    .unionAll(
      db.sql
        .selectFrom('component_configurations')
        .select(['namespace as name', sql<Date | null>`null::timestamptz`.as('deletedAt')])
        .where('namespace', '=', name)
        .limit(1),
    )
    .execute()
  return known.length > 0 && known.every(({ deletedAt }) => deletedAt === null) ? [] : null
}

/** Those that the user deleted and can bring back, the latest first. */
export function deletedBy(db: Database, userId: number) {
  return db.sql
    .selectFrom('namespaces')
    .select(['name', 'deleted_at as deletedAt'])
    .where('deleted_by', '=', userId)
    .where('deleted_at', 'is not', null)
    .$narrowType<{ deletedAt: Date }>()
    .orderBy('deleted_at', 'desc')
    .orderBy('name')
    .execute()
}

/** For operators: served again, of nobody. Harmless where it was not deleted. */
export async function restore(db: Database, name: string): Promise<void> {
  await db.sql.updateTable('namespaces').set({ deleted_at: null, deleted_by: null }).where('name', '=', name).execute()
}

/** Made by the platform itself, of nobody. */
export async function ensure(db: Database, name: string): Promise<void> {
  const [root = name] = name.split('.')
  await db.sql
    .insertInto('namespaces')
    .values({ name, root })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
}

export function ofUser(db: Database, userId: number) {
  return db.sql
    .selectFrom('namespace_owners as o')
    .innerJoin('namespaces as n', 'n.name', 'o.namespace')
    .select(['n.name', 'n.created_at as createdAt'])
    .where('o.user_id', '=', userId)
    .orderBy('n.name')
    .execute()
}

export async function isOwner(db: Database, name: string, userId: number): Promise<boolean> {
  const row = await db.sql
    .selectFrom('namespace_owners')
    .select('user_id')
    .where('namespace', '=', name)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export function owners(db: Database, name: string) {
  return db.sql
    .selectFrom('namespace_owners as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.id', 'u.name', 'u.email', 'o.added_at as addedAt'])
    .where('o.namespace', '=', name)
    .orderBy('o.added_at')
    .orderBy('u.id')
    .execute()
}

/** Harmless where the address is invited already. */
export async function invite(db: Database, name: string, email: string): Promise<void> {
  await db.sql
    .insertInto('namespace_invitations')
    .values({ namespace: name, email: email.toLowerCase() })
    .onConflict(conflict => conflict.columns(['namespace', 'email']).doNothing())
    .execute()
}

export function invitations(db: Database, name: string) {
  return db.sql
    .selectFrom('namespace_invitations')
    .select(['email', 'invited_at as invitedAt'])
    .where('namespace', '=', name)
    .orderBy('invited_at')
    .orderBy('email')
    .execute()
}

export async function withdrawInvitation(db: Database, name: string, email: string): Promise<void> {
  await db.sql
    .deleteFrom('namespace_invitations')
    .where('namespace', '=', name)
    .where('email', '=', email.toLowerCase())
    .execute()
}

/** Makes the user an owner of everything their address is invited to. */
export async function acceptInvitations(
  db: Database,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await sql`
    with accepted as (
      delete from namespace_invitations where email = ${email.toLowerCase()} returning namespace
    )
    insert into namespace_owners (namespace, user_id) select namespace, ${userId}::integer from accepted
    on conflict do nothing`.execute(db.sql)
}

/** False for the last owner, who stays, and so do two where one approves what the other writes. */
export async function removeOwner(db: Database, name: string, userId: number): Promise<boolean> {
  return db.sql.transaction().execute(async tx => {
    const all = await tx
      .selectFrom('namespace_owners')
      .select('user_id')
      .where('namespace', '=', name)
      .forUpdate()
      .execute()
    const { needsSecond } = await tx
      .selectFrom('namespaces')
      .select('second_approver as needsSecond')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    if (all.length <= (needsSecond ? 2 : 1)) return false
    await tx.deleteFrom('namespace_owners').where('namespace', '=', name).where('user_id', '=', userId).execute()
    return true
  })
}
