import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** `own`: the user has it already. `taken`: the name, or another below its first word, is somebody else's or the operator's. */
export type Claim = 'made' | 'own' | 'taken'

/** Of two people who claim names of one root at once, one gets it. */
export async function claim(db: Database, { name, userId }: { readonly name: string; readonly userId: number }) {
  const [root = name] = name.split('.')
  return db.sql.transaction().execute(async (tx): Promise<Claim> => {
    await sql`select pg_advisory_xact_lock(hashtext(${`namespace ${root}`}))`.execute(tx)
    const known = await tx
      .selectFrom('namespaces as n')
      .leftJoin('namespace_owners as o', join => join.onRef('o.namespace', '=', 'n.name').on('o.user_id', '=', userId))
      .select(['n.name', 'o.user_id as ownerId'])
      .where('n.root', '=', root)
      .execute()
    if (known.some(({ ownerId }) => ownerId === null)) return 'taken'
    if (known.some(one => one.name === name)) return 'own'
    // What an operator has put by command has no owner, and is not there to be claimed.
    const configured = await tx
      .selectFrom('component_configurations as c')
      .select('c.namespace')
      .where(sql<string>`split_part(c.namespace, '.', 1)`, '=', root)
      .where('c.namespace', 'not in', eb => eb.selectFrom('namespaces').select('name'))
      .limit(1)
      .executeTakeFirst()
    if (configured) return 'taken'
    await tx.insertInto('namespaces').values({ name, root }).execute()
    await tx.insertInto('namespace_owners').values({ namespace: name, user_id: userId }).execute()
    return 'made'
  })
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

/** False for the last owner, who stays. */
export async function removeOwner(db: Database, name: string, userId: number): Promise<boolean> {
  return db.sql.transaction().execute(async tx => {
    const all = await tx
      .selectFrom('namespace_owners')
      .select('user_id')
      .where('namespace', '=', name)
      .forUpdate()
      .execute()
    if (all.length < 2) return false
    await tx.deleteFrom('namespace_owners').where('namespace', '=', name).where('user_id', '=', userId).execute()
    return true
  })
}
