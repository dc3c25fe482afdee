import type { Database } from '../database.ts'

export interface SavedScreen {
  readonly id: number
  readonly name: string
  /** Of the screener's address. */
  readonly query: string
}

/** By name. */
export function ofUser(db: Database, userId: number): Promise<readonly SavedScreen[]> {
  return db.sql
    .selectFrom('saved_screens')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute()
}

/** Adds a screen, or replaces the one of that name. False when the user has as many as allowed. */
export async function save(
  db: Database,
  userId: number,
  { name, query, max }: { readonly name: string; readonly query: string; readonly max: number },
): Promise<boolean> {
  const nameKey = name.toLowerCase()
  return db.sql.transaction().execute(async tx => {
    // One change of a user at a time, so that two at once cannot exceed the limit.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const kept = await tx.selectFrom('saved_screens').select('name_key').where('user_id', '=', userId).execute()
    if (kept.length >= max && !kept.some(({ name_key }) => name_key === nameKey)) return false
    await tx
      .insertInto('saved_screens')
      .values({ user_id: userId, name, name_key: nameKey, query })
      .onConflict(conflict => conflict.columns(['user_id', 'name_key']).doUpdateSet({ name, query }))
      .execute()
    return true
  })
}

/** Only of this user; nothing happens where there is none. */
export async function remove(db: Database, userId: number, id: number): Promise<void> {
  await db.sql.deleteFrom('saved_screens').where('user_id', '=', userId).where('id', '=', id).execute()
}
