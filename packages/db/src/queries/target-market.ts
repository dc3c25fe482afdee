import type { Database } from '../database.ts'

/** Answers by EMT field number. */
export async function find(db: Database, securityId: number) {
  const row = await db.sql
    .selectFrom('target_markets')
    .select(['as_at as asAt', 'template_version as templateVersion', 'producer', 'answers'])
    .where('security_id', '=', securityId)
    .executeTakeFirst()
  return row ?? null
}
