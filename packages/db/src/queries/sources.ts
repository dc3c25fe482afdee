import type { Database } from '../database.ts'

export function all(db: Database) {
  return db.sql.selectFrom('sources').select(['id', 'code', 'name', 'simulated', 'licence']).orderBy('id').execute()
}

export async function findByCode(db: Database, code: string) {
  const row = await db.sql
    .selectFrom('sources')
    .select(['id', 'code', 'name', 'simulated', 'licence'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}
