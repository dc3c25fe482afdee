import type { Database } from '../database.ts'

/** The id of the user whom the provider means by this subject. */
export async function findUser(db: Database, issuer: string, subject: string): Promise<number | null> {
  const row = await db.sql
    .selectFrom('user_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** False when the user already is somebody else at this provider, or the subject is another user. */
export async function link(db: Database, issuer: string, subject: string, userId: number): Promise<boolean> {
  await db.sql
    .insertInto('user_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await findUser(db, issuer, subject)) === userId
}
